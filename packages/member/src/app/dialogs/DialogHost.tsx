import {
  AgreementDialog,
  BankAccountNameDialog,
  ChangePasswordDialog,
  ConditionsDialog,
  DepositDialog,
  EditProfileDialog,
  GameDialog,
  SlipsDialog,
  StatementEntryDialog,
  TransferDialog,
  WithdrawDialog,
} from "./dialogs.ts";
import { PartBoundary } from "../../navigation/ErrorBoundary.tsx";
import { type DialogAddress, dialogSearch } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { DialogTrouble } from "../../navigation/DialogPlaceholder.tsx";

/** The one place where a dialog is opened: whatever the address names, in a chunk of its own. */
export function DialogHost() {
  const { address } = useDialogAddress();
  if (address === null) return null;
  return (
    <PartBoundary resetBy={dialogSearch(address)} fallback={(retry) => <DialogTrouble onRetry={retry} />}>
      <OpenDialog address={address} />
    </PartBoundary>
  );
}

function OpenDialog({ address }: { address: DialogAddress }) {
  switch (address.kind) {
    case "transfer":
      return <TransferDialog from={address.from} to={address.to} />;
    case "deposit":
      return <DepositDialog way={address.way} />;
    case "withdraw":
      return <WithdrawDialog />;
    case "slips":
      return <SlipsDialog reference={address.reference} />;
    case "statement-entry":
      return <StatementEntryDialog address={address} />;
    case "game":
      return <GameDialog key={address.code} code={address.code} />;
    case "conditions":
      return <ConditionsDialog />;
    case "agreement":
      return <AgreementDialog />;
    case "change-password":
      return <ChangePasswordDialog />;
    case "edit-profile":
      return <EditProfileDialog />;
    case "bank-account-name":
      return <BankAccountNameDialog copy={address.copy} />;
  }
}
