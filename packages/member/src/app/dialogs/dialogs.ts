import { DialogPlace } from "../../navigation/DialogPlaceholder.tsx";
import { lazyPart } from "../../navigation/lazy-with-preload.tsx";

/** The member's dialogs, each a chunk of its own with the texts it speaks. */
export const TransferDialog = lazyPart(
  async () => (await import("../../features/transfer/TransferFeature.tsx")).TransferFeature,
  ["parts", "transfer", "errors"],
  DialogPlace,
);

export const ConditionsDialog = lazyPart(
  async () => (await import("../../features/terms/ConditionsFeature.tsx")).ConditionsFeature,
  ["parts", "terms", "errors"],
  DialogPlace,
);

export const AgreementDialog = lazyPart(
  async () => (await import("../../features/terms/AgreementFeature.tsx")).AgreementFeature,
  ["parts", "terms", "errors"],
  DialogPlace,
);

export const GameDialog = lazyPart(
  async () => (await import("../../features/game/GameFeature.tsx")).GameFeature,
  ["parts", "game", "errors"],
  DialogPlace,
);

export const ChangePasswordDialog = lazyPart(
  async () => (await import("../../features/profile/ChangePasswordFeature.tsx")).ChangePasswordFeature,
  ["parts", "profile", "errors"],
  DialogPlace,
);

export const EditProfileDialog = lazyPart(
  async () => (await import("../../features/profile/EditProfileFeature.tsx")).EditProfileFeature,
  ["parts", "profile", "errors"],
  DialogPlace,
);

export const BankAccountNameDialog = lazyPart(
  async () => (await import("../../features/profile/BankAccountNameFeature.tsx")).BankAccountNameFeature,
  ["parts", "profile", "errors"],
  DialogPlace,
);

export const WithdrawDialog = lazyPart(
  async () => (await import("../../features/withdraw/WithdrawFeature.tsx")).WithdrawFeature,
  ["parts", "withdraw", "errors"],
  DialogPlace,
);

export const DepositDialog = lazyPart(
  async () => (await import("../../features/deposit/DepositFeature.tsx")).DepositFeature,
  ["parts", "deposit", "slips", "profile", "errors"],
  DialogPlace,
);

export const SlipsDialog = lazyPart(
  async () => (await import("../../features/slips/SlipsFeature.tsx")).SlipsFeature,
  ["parts", "slips", "errors"],
  DialogPlace,
);

export const StatementEntryDialog = lazyPart(
  async () => (await import("../../features/statement/StatementEntryFeature.tsx")).StatementEntryFeature,
  ["parts", "statement", "errors"],
  DialogPlace,
);
