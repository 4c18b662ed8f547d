import { TransferDialog } from "@member-wallet/ui/dialogs/transfer";
import { useClosed } from "../../protection/useClosed.tsx";
import { useTransfer } from "./useTransfer.ts";

/** Moving money between the wallet and the games (§2 Dialogs, §5 Transfer): connects the view to its data. */
export function TransferFeature({ from, to }: { from: string | null; to: string | null }) {
  return <TransferDialog {...useTransfer({ from, to })} closed={useClosed()} />;
}
