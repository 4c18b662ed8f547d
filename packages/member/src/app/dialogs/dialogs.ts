import type { ComponentType } from "react";
import type { Namespace } from "@member-wallet/locales";
import type { DialogKind, DialogParameters } from "../../navigation/dialog-address.ts";
import { lazyWithPreload, type PreloadableComponent } from "../../navigation/lazy-with-preload.tsx";
import { DialogPlaceholder } from "./DialogPlaceholder.tsx";

/** A dialog in a separate chunk, with the texts it shows. */
function lazyDialog<Parameters extends object>(
  load: () => Promise<ComponentType<Parameters>>,
  texts: readonly Namespace[],
): PreloadableComponent<Parameters> {
  return lazyWithPreload(load, ["parts", "errors", ...texts], DialogPlaceholder);
}

/** The component of each dialog, by the parameters in the address. */
export const DIALOGS: { [Kind in DialogKind]: PreloadableComponent<DialogParameters<Kind>> } = {
  transfer: lazyDialog(
    async () => (await import("../../features/transfer/TransferFeature.tsx")).TransferFeature,
    ["transfer", "acts"],
  ),
  game: lazyDialog(
    async () => (await import("../../features/game/GameFeature.tsx")).GameFeature,
    ["game", "transfer", "acts"],
  ),
  games: lazyDialog(
    async () => (await import("../../features/game/GamesFeature.tsx")).GamesFeature,
    ["game"],
  ),
  bonus: lazyDialog(
    async () => (await import("../../features/bonus/BonusFeature.tsx")).BonusFeature,
    ["bonus", "acts", "claims"],
  ),
  promotion: lazyDialog(
    async () => (await import("../../features/bonus/PromotionFeature.tsx")).PromotionFeature,
    ["bonus", "acts", "claims"],
  ),
  conditions: lazyDialog(
    async () => (await import("../../features/terms/ConditionsFeature.tsx")).ConditionsFeature,
    ["terms"],
  ),
  agreement: lazyDialog(
    async () => (await import("../../features/terms/AgreementFeature.tsx")).AgreementFeature,
    ["terms"],
  ),
  "change-password": lazyDialog(
    async () => (await import("../../features/profile/ChangePasswordFeature.tsx")).ChangePasswordFeature,
    ["profile"],
  ),
  "edit-profile": lazyDialog(
    async () => (await import("../../features/profile/EditProfileFeature.tsx")).EditProfileFeature,
    ["profile"],
  ),
  deposit: lazyDialog(
    async () => (await import("../../features/deposit/DepositFeature.tsx")).DepositFeature,
    ["deposit", "acts", "profile"],
  ),
  wheel: lazyDialog(
    async () => (await import("../../features/wheel/WheelFeature.tsx")).WheelFeature,
    ["wheel", "acts"],
  ),
  withdraw: lazyDialog(
    async () => (await import("../../features/withdraw/WithdrawFeature.tsx")).WithdrawFeature,
    ["withdraw", "acts"],
  ),
  invite: lazyDialog(
    async () => (await import("../../features/invite/InviteFeature.tsx")).InviteFeature,
    ["invite", "acts", "claims", "terms"],
  ),
  refund: lazyDialog(
    async () => (await import("../../features/refund/RefundFeature.tsx")).RefundFeature,
    ["refund", "acts", "claims"],
  ),
  slips: lazyDialog(
    async () => (await import("../../features/slips/SlipsFeature.tsx")).SlipsFeature,
    ["slips", "acts"],
  ),
  "statement-entry": lazyDialog(
    async () => (await import("../../features/statement/StatementEntryFeature.tsx")).StatementEntryFeature,
    ["statement", "acts"],
  ),
  "bank-account-name": lazyDialog(
    async () => (await import("../../features/profile/BankAccountNameFeature.tsx")).BankAccountNameFeature,
    ["profile"],
  ),
};
