import { Skeleton } from "../skeleton/Skeleton.tsx";

/** The body of a dialog, or a part of it, while it loads: a block with lines under it. */
export function DialogBodySkeleton({ lines }: { readonly lines: number }) {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton lines={lines} />
    </div>
  );
}
