import { useGetProfileQuery } from "@member-wallet/api";
import { PlaySafely } from "../../features/protection/PlaySafely.tsx";
import { InstallOfferRow } from "../../features/install/InstallOfferRow.tsx";
import { CopyAccountNo } from "../../bank-account/CopyAccountNo.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { ProfileView } from "./ProfileView.tsx";

/** The profile of the member (§2 Profile). */
export function ProfileScreen() {
  usePageTitle("profile");
  const { open } = useDialogAddress();
  const profile = useGetProfileQuery(undefined, {
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const bankAccount = profile.currentData?.bankAccount;
  return (
    <ProfileView
      content={useLoadable(profile)}
      copyButton={bankAccount && <CopyAccountNo accountNo={bankAccount.bankAccountNo} owner={bankAccount} />}
      protection={<PlaySafely />}
      installOffer={<InstallOfferRow />}
      open={open}
    />
  );
}
