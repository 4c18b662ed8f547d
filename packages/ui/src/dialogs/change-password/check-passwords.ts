/** What is typed into the change-password dialog. */
export interface PasswordDraft {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** What is wrong with a field; nothing wrong is an absent field. */
export type PasswordProblems = Partial<{
  readonly oldPassword: "missing";
  readonly newPassword: "missing";
  readonly confirmation: "missing" | "mismatch";
}>;

/** All three are filled in, and the new password equals its confirmation (§5). Spaces count: they are typed on purpose. */
export function checkPasswords({ oldPassword, newPassword, confirmation }: PasswordDraft): PasswordProblems {
  return {
    ...(oldPassword === "" && { oldPassword: "missing" }),
    ...(newPassword === "" && { newPassword: "missing" }),
    ...(confirmation === ""
      ? { confirmation: "missing" }
      : newPassword !== "" && newPassword !== confirmation && { confirmation: "mismatch" }),
  };
}
