import { useState, type ReactNode } from "react";

/** Holds the value of a controlled component, such as a field. */
export function Controlled<Value>({
  start,
  children,
}: {
  readonly start: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
