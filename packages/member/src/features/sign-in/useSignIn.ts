import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { type ApiError, toApiError, useLogInMutation } from "@member-wallet/api";
import { type ReadPhone, readPhone } from "@member-wallet/domain";
import { retryWithBackoff } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import type { LanguageController } from "../../language/language.ts";
import { useLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { readLoginState } from "../../navigation/login-state.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import { useStorages } from "../../storage/StoragesContext.tsx";

/** What is typed into the log-in form. */
interface SignInFields {
  phone: string;
  password: string;
  remember: boolean;
}

/** The log-in form, as its view takes it. */
export interface SignInForm {
  fields: SignInFields;
  /** What is wrong with a field; `null` when nothing is. */
  errors: { phone: string | null; password: string | null };
  pending: boolean;
  /** Why the log-in failed, or why the server asked for a new one; shown under the form (§8). */
  failure: string | null;
  /** Why the member is here; shown above the form. */
  notice: { tone: "info" | "positive"; text: string } | null;
  change: (part: Partial<SignInFields>) => void;
  submit: () => Promise<void>;
}

/** What was wrong with the fields at the last try to log in. Its texts follow the language. */
interface FieldProblems {
  phone: ReadPhone;
  /** The password was missing. */
  password: boolean;
}

/** Loads what is shown after the log-in. */
export type PreloadNext = (language: LanguageController) => Promise<unknown>;

/** State and actions of the log-in form (§4 Session, §5 Login). */
export function useSignIn(preloadNext: PreloadNext): SignInForm {
  const { t, i18n } = useTranslation(["site", "errors", "notice"]);
  const { market } = useSite();
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { tab } = useStorages();
  const { target, notice, code } = readLoginState(state);
  const [logIn, { isLoading }] = useLogInMutation();
  const newMember = () => tab.read("newMember");
  const stored = useSyncExternalStore(session.subscribe, newMember, newMember);
  const [registered, setRegistered] = useState(stored);
  const [fields, setFields] = useState<SignInFields>({
    phone: registered ?? "",
    password: "",
    remember: true,
  });
  // The answer to a registration may come after its visitor went on to the log-in.
  if (stored !== null && stored !== registered) {
    setRegistered(stored);
    setFields({ ...fields, phone: fields.phone || stored });
  }
  const [problems, setProblems] = useState<FieldProblems | null>(null);
  // Why the log-in failed, or why the server asked for a new one: both are shown under the form (§8).
  const [failure, setFailure] = useState<ApiError | null>(
    code && { kind: "refused", message: code, status: 401 },
  );
  const textOf = useErrorText();

  // Typing announces a log-in: the texts of errors and the member's area load meanwhile.
  const typing = fields.phone !== "" || fields.password !== "";
  useEffect(() => {
    if (!typing && notice === null && code === null) return undefined;
    const texts = () => language.loadNamespaces(["errors", "notice"]);
    const tries = retryWithBackoff(() => (typing ? Promise.all([texts(), preloadNext(language)]) : texts()));
    tries.now();
    return tries.stop;
  }, [typing, notice, code, language, preloadNext]);

  function change(part: Partial<SignInFields>) {
    setFields((current) => ({ ...current, ...part }));
    setProblems(null);
    // Only after a press: what the browser fills in by itself doesn't clear what was shown before.
    if (problems) setFailure(null);
  }

  function phoneError(read: ReadPhone): string | null {
    switch (read.kind) {
      case "phone":
        return null;
      case "empty":
        return t("site:login.phoneMissing");
      case "malformed":
        return t("site:login.phoneMalformed");
      case "wrong-length":
        return t("site:login.phoneLength", { digits: read.length });
    }
  }

  async function submit() {
    const read = readPhone(market.phone, fields.phone);
    const password = fields.password === "";
    setProblems({ phone: read, password });
    setFailure(null);
    if (read.kind !== "phone" || password) return;

    const answer = await logIn({ username: read.phone, password: fields.password });
    if (answer.data) {
      session.enter(answer.data.token, fields.remember);
      await navigate(target ?? PATHS.user, { replace: true });
      return;
    }
    const error = toApiError(answer.error);
    if (error.kind !== "aborted") setFailure(error);
  }

  return {
    fields,
    errors: {
      phone: problems && phoneError(problems.phone),
      password: problems?.password ? t("site:login.passwordMissing") : null,
    },
    pending: isLoading,
    // A code from before waits for the texts of errors; the failure of a press is shown at once.
    failure: failure && (problems || isLoaded("errors")) ? textOf(failure) : null,
    notice: failure ? null : noticeText(),
    change,
    submit,
  };

  function noticeText(): SignInForm["notice"] {
    if (!isLoaded("notice")) return null;
    switch (notice) {
      case "session-ended":
        return { tone: "info", text: t("notice:logIn.sessionEnded") };
      case "left-elsewhere":
        return { tone: "info", text: t("notice:logIn.leftElsewhere") };
      case null:
        return registered === null ? null : { tone: "positive", text: t("notice:logIn.registered") };
    }
  }

  /** Whether these texts are loaded. */
  function isLoaded(texts: "errors" | "notice"): boolean {
    return i18n.hasResourceBundle(i18n.language, texts);
  }
}
