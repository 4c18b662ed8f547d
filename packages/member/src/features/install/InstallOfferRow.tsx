import { InstallOfferView } from "./InstallOfferView.tsx";
import { useInstallOffer } from "./useInstallOffer.ts";

/** The offer to install the site, for the profile. */
export function InstallOfferRow() {
  return <InstallOfferView {...useInstallOffer()} />;
}
