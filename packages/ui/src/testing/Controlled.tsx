import { useState, type ReactNode } from "react";

/** Keeps a value for a part whose value lives with its caller, as every field's does. */
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
