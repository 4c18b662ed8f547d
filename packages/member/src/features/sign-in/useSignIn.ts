import { useEffect, useState } from "react";
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

interface Fields {
  phone: string;
  password: string;
  remember: boolean;
}

/** What is said over the form. */
interface SignInNotice {
  tone: "info" | "positive";
  text: string;
}

/** What a try to log in lacked. Its words follow the language. */
interface Lack {
  phone: ReadPhone;
  password: boolean;
}

/** Loads what is shown after the log-in. */
export type PreloadNext = (language: LanguageController) => Promise<unknown>;

/** Logging in (§4 Session, §5 Login): what is typed, what is missing, what the server said, and where it leads. */
export function useSignIn(preloadNext: PreloadNext) {
  const { t, i18n } = useTranslation(["site", "errors", "notice"]);
  const { market } = useSite();
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { tab } = useStorages();
  const { target, notice, code } = readLoginState(state);
  const [logIn, { isLoading }] = useLogInMutation();
  const [registered] = useState(() => tab.read("newMember"));
  const [fields, setFields] = useState<Fields>({ phone: registered ?? "", password: "", remember: true });
  const [lack, setLack] = useState<Lack | null>(null);
  // Why the log-in failed, or why the server asked the member to log in again: both stand under the form (§8).
  const [failure, setFailure] = useState<ApiError | null>(
    code && { kind: "refused", message: code, status: 401 },
  );
  const textOf = useErrorText();

  // Who begins to type will log in: bring the words of a failure and the member's area meanwhile.
  const typing = fields.phone !== "" || fields.password !== "";
  useEffect(() => {
    if (!typing && notice === null && code === null) return undefined;
    const texts = () => language.loadNamespaces(["errors", "notice"]);
    const tries = retryWithBackoff(() => (typing ? Promise.all([texts(), preloadNext(language)]) : texts()));
    tries.now();
    return tries.stop;
  }, [typing, notice, code, language, preloadNext]);

  function change(part: Partial<Fields>) {
    setFields((current) => ({ ...current, ...part }));
    setLack(null);
    // After a press only: what a browser fills in by itself is no answer to what is said here.
    if (lack) setFailure(null);
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
    setLack({ phone: read, password });
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
      phone: lack && phoneError(lack.phone),
      password: lack?.password ? t("site:login.passwordMissing") : null,
    },
    pending: isLoading,
    // A code from before waits for its own text; what a press led to is said at once.
    failure: failure && (lack || spoken("errors")) ? textOf(failure) : null,
    notice: failure ? null : noticeText(),
    change,
    submit,
  };

  function noticeText(): SignInNotice | null {
    if (!spoken("notice")) return null;
    switch (notice) {
      case "session-ended":
        return { tone: "info", text: t("notice:logIn.sessionEnded") };
      case "left-elsewhere":
        return { tone: "info", text: t("notice:logIn.leftElsewhere") };
      case null:
        return registered === null ? null : { tone: "positive", text: t("notice:logIn.registered") };
    }
  }

  /** Whether these texts have come. */
  function spoken(texts: "errors" | "notice"): boolean {
    return i18n.hasResourceBundle(i18n.language, texts);
  }
}
