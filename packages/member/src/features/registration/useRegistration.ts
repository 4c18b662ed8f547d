import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { ApiError } from "@member-wallet/api";
import type { Market } from "@member-wallet/domain";
import { useErrorText } from "../../language/useErrorText.ts";
import { useSite } from "../../site/SiteContext.tsx";
import { useStorages } from "../../storage/StoragesContext.tsx";
import {
  emptyDraft,
  NO_SECRETS,
  readDraft,
  type RegistrationDraft,
  type RegistrationSecrets,
} from "./draft.ts";
import { readInviteCode } from "../../navigation/invite-code.ts";
import { losesPhoneCheck, problemPlace, type ProblemPlace } from "./problem-place.ts";
import { type RegistrationStep, readStep, stepAllowed, stepPath } from "./steps.ts";
import { readPersistedDraft, usePersistedDraft } from "./usePersistedDraft.ts";

/** The server's refusal as a text: at a field, or for the whole form of a step. */
export interface RegistrationProblem {
  readonly place: ProblemPlace | { readonly step: RegistrationStep; readonly field: "form" };
  readonly text: string;
}

/** The state and actions that the steps of a registration share. */
export interface Registration {
  readonly draft: RegistrationDraft;
  readonly secrets: RegistrationSecrets;
  readonly market: Market;
  readonly problem: RegistrationProblem | null;
  /** Changes the input and hides the refusal. */
  change(part: Partial<RegistrationDraft>): void;
  changeSecrets(part: Partial<RegistrationSecrets>): void;
  goTo(step: RegistrationStep, how?: { replace: boolean }): void;
  /** The server has validated this profile: the bank step stays open until it changes. */
  pass(draft: RegistrationDraft, secrets: RegistrationSecrets): void;
  /** Shows a refusal where it can be corrected, going back to that step if needed. */
  refuse(error: ApiError, at: RegistrationStep): void;
  clearProblem(): void;
  /** The account exists: deletes the stored input. */
  finish(): void;
}

/** The state of a registration (§4) and the step that the address requests. */
export function useRegistration() {
  const { market } = useSite();
  const { local, tab } = useStorages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const textOf = useErrorText();
  // The texts of refusals follow the language.
  useTranslation("errors");
  const [stored] = useState(() => readPersistedDraft(tab));
  const [draft, setDraft] = useState(() => {
    const inviter = readInviteCode(search) ?? local.read("inviteCode") ?? "";
    const empty = emptyDraft(market.currency, inviter);
    return readDraft(stored.draft, empty, market.currency);
  });
  const [finished, setFinished] = useState(false);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const [passed, setPassed] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ error: ApiError; place: RegistrationProblem["place"] } | null>(
    null,
  );

  const wanted = readStep(pathname);
  const allowed =
    wanted && stepAllowed(wanted, draft, passed !== null && passed === profileKey(draft, secrets), market);
  usePersistedDraft(finished ? null : draft, stored.began);

  const goTo: Registration["goTo"] = (step, { replace } = { replace: false }) =>
    void navigate(stepPath(step), { replace });

  const registration: Registration = {
    draft,
    secrets,
    market,
    problem: refusal && { place: refusal.place, text: textOf(refusal.error) },
    change(part) {
      setDraft((current) => ({ ...current, ...part }));
      setRefusal(null);
    },
    changeSecrets(part) {
      setSecrets((current) => ({ ...current, ...part }));
      setRefusal(null);
    },
    goTo,
    pass: (ofDraft, ofSecrets) => setPassed(profileKey(ofDraft, ofSecrets)),
    refuse(error, at) {
      if (error.kind === "aborted") return;
      const place = problemPlace(error, at, { ...secrets, phone: draft.phone }) ?? {
        step: at,
        field: "form" as const,
      };
      setRefusal({ error, place });
      if (losesPhoneCheck(error, at)) setDraft((current) => ({ ...current, phoneCheck: { kind: "none" } }));
      if (place.step !== at) goTo(place.step);
    },
    clearProblem: () => setRefusal(null),
    finish: () => setFinished(true),
  };
  return { registration, wanted, allowed };
}

/** What the server validated after step 3: any change requires a new validation. */
function profileKey(draft: RegistrationDraft, secrets: RegistrationSecrets): string {
  const { phone, name, sourceCode, inviteCode } = draft;
  return JSON.stringify([phone, name, sourceCode, inviteCode, secrets.password, secrets.confirmation]);
}

/** The text of a refusal at one field of a step, or for its whole form. */
export function problemAt(
  { problem }: Pick<Registration, "problem">,
  step: RegistrationStep,
  field: RegistrationProblem["place"]["field"],
): string | null {
  return problem?.place.step === step && problem.place.field === field ? problem.text : null;
}
