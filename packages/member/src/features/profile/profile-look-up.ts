import { useGetProfileQuery } from "@member-wallet/api";
import type { ProfileLookUp } from "@member-wallet/ui/dialogs/edit-profile";
import { useErrorText } from "../../language/useErrorText.ts";

type ProfileAnswer = NonNullable<ReturnType<typeof useGetProfileQuery>["data"]>;

/** The member's profile and bank account, as its look-up has them; once there, a failed update keeps the last known. */
export function useProfileLookUp() {
  const { data, error, isFetching, refetch } = useGetProfileQuery();
  const textOf = useErrorText();
  const lookUp: ProfileLookUp<ProfileAnswer> = data
    ? { kind: "ready", value: data }
    : error !== undefined
      ? { kind: "failed", message: textOf(error), retrying: isFetching }
      : { kind: "loading" };
  return { lookUp, retry: () => void refetch() };
}

/** One thing of a look-up. */
export function pickFrom<Value, Part>(
  lookUp: ProfileLookUp<Value>,
  pick: (value: Value) => Part,
): ProfileLookUp<Part> {
  return lookUp.kind === "ready" ? { kind: "ready", value: pick(lookUp.value) } : lookUp;
}
