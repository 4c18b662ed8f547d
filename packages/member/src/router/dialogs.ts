import { lazyPart } from "./lazy-part.tsx";

/** The member's dialogs, each a chunk of its own with the texts it speaks. */
export const TransferDialog = lazyPart(
  async () => (await import("../features/transfer/TransferFeature.tsx")).TransferFeature,
  ["transfer", "errors"],
);

export const ConditionsDialog = lazyPart(
  async () => (await import("../features/terms/ConditionsFeature.tsx")).ConditionsFeature,
  ["terms", "errors"],
);

export const AgreementDialog = lazyPart(
  async () => (await import("../features/terms/AgreementFeature.tsx")).AgreementFeature,
  ["terms", "errors"],
);

export const GameDialog = lazyPart(
  async () => (await import("../features/game/GameFeature.tsx")).GameFeature,
  ["game", "errors"],
);

export const ChangePasswordDialog = lazyPart(
  async () => (await import("../features/profile/ChangePasswordFeature.tsx")).ChangePasswordFeature,
  ["profile", "errors"],
);

export const EditProfileDialog = lazyPart(
  async () => (await import("../features/profile/EditProfileFeature.tsx")).EditProfileFeature,
  ["profile", "errors"],
);

export const BankAccountNameDialog = lazyPart(
  async () => (await import("../features/profile/BankAccountNameFeature.tsx")).BankAccountNameFeature,
  ["profile", "errors"],
);
