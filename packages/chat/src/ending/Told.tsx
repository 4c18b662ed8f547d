import { AlertDialog } from "@member-wallet/ui";

interface ToldProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** What was done, until it is read: public pages have no toasts. */
export function Told({ title, onClose }: ToldProps) {
  return <AlertDialog message={{ title, tone: "positive" }} onClose={onClose} />;
}
