import { useId } from "react";
import type { Icon } from "../icon/icon.ts";
import styles from "./SegmentedControl.module.css";

/** A choice: its value for the caller, its label for the member. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: Icon;
  readonly disabled?: boolean;
}

/** The choices in their order, and the chosen one in the caller's state. */
export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all visible; native radio buttons, so arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend className={styles.legend}>{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <segment.icon className={styles.icon} aria-hidden />}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
