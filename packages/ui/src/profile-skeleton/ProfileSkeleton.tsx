import { Skeleton } from "../skeleton/Skeleton.tsx";
import { ErrorState } from "../state/ErrorState.tsx";

/** Something of the member's profile, as its look-up has it. */
export type ProfileLookUp<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string; readonly retrying: boolean }
  | { readonly kind: "ready"; readonly value: Value };

interface ProfileWaitingProps {
  readonly lookUp: Exclude<ProfileLookUp<unknown>, { readonly kind: "ready" }>;
  readonly onRetry: () => void;
}

/** Stands in a dialog until what it edits is there. */
export function ProfileSkeleton({ lookUp, onRetry }: ProfileWaitingProps) {
  if (lookUp.kind === "failed") {
    return <ErrorState message={lookUp.message} pending={lookUp.retrying} onRetry={onRetry} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton lines={3} />
    </div>
  );
}
