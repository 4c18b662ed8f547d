import { Skeleton } from "../skeleton/Skeleton.tsx";

/** A dialog's body, or a part of it, whose look-up is on its way: a block, and the lines under it. */
export function DialogBodySkeleton({ lines }: { readonly lines: number }) {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton lines={lines} />
    </div>
  );
}
