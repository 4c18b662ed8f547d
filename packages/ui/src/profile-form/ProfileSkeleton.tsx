import { Skeleton } from "../skeleton/Skeleton.tsx";
import { ErrorState } from "../state/ErrorState.tsx";

/** A value of the member's profile, as far as it has loaded. */
export type ProfileLookUp<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string; readonly retrying: boolean }
  | { readonly kind: "ready"; readonly value: Value };

interface ProfileWaitingProps {
  readonly lookUp: Exclude<ProfileLookUp<unknown>, { readonly kind: "ready" }>;
  readonly onRetry: () => void;
}

/** Replaces a form until the value that it edits has loaded. */
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
