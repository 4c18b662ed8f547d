import type { ReactNode } from "react";
import { ErrorState } from "../state/ErrorState.tsx";
import type { Loadable } from "./loadable.ts";

/** Data that load, and how they look before and after. */
export interface LoadableContentProps<Data> {
  readonly content: Loadable<Data>;
  /** Shown while the data load; its shapes are those of the data. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows data once they are loaded; until then a skeleton, or the failure with a button that tries again. */
export function LoadableContent<Data>({
  content,
  skeleton,
  children,
}: LoadableContentProps<Data>): ReactNode {
  switch (content.kind) {
    case "loading":
      return <div aria-busy="true">{skeleton}</div>;
    case "failed":
      return <ErrorState message={content.message} pending={content.retrying} onRetry={content.retry} />;
    case "ready":
      return children(content.data);
  }
}
