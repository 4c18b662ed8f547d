import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { type ApiError, toApiError, useLogInMutation } from "@member-wallet/api";
import { type ReadPhone, readPhone } from "@member-wallet/domain";
import { keepTrying } from "@member-wallet/ui";
import { useErrorText } from "../../errors/useErrorText.ts";
import { useLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../router/paths.ts";
import { MemberArea } from "../../router/screens.ts";
import { readLoginState } from "../../session/login-state.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { useSite } from "../../SiteContext.tsx";

interface Fields {
  phone: string;
  password: string;
  remember: boolean;
}

/** What a try to log in lacked. Its words follow the language. */
interface Lack {
  phone: ReadPhone;
  password: boolean;
}

/** Logging in (§4 Session, §5 Login): what is typed, what is missing, what the server said, and where it leads. */
export function useSignIn() {
  const { t } = useTranslation(["site", "errors"]);
  const { market } = useSite();
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { target, notice } = readLoginState(state);
  const [logIn, { isLoading }] = useLogInMutation();
  const [fields, setFields] = useState<Fields>({ phone: "", password: "", remember: true });
  const [lack, setLack] = useState<Lack | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const textOf = useErrorText();

  // Who begins to type will log in: bring the words of a failure and the member's area meanwhile.
  const typing = fields.phone !== "" || fields.password !== "";
  useEffect(() => {
    if (!typing) return undefined;
    const tries = keepTrying(() => Promise.all([language.need(["errors"]), MemberArea.bring(language)]));
    tries.now();
    return tries.stop;
  }, [typing, language]);

  function change(part: Partial<Fields>) {
    setFields((current) => ({ ...current, ...part }));
    setLack(null);
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
    failure: failureText(),
    notice: failure === null ? noticeText() : null,
    change,
    submit,
  };

  /** Why the log-in failed, or why whoever sent the member here could not verify them: both stand under the form (§8). */
  function failureText(): string | null {
    if (failure !== null) return textOf(failure);
    return notice === "unverified" && !isLoading ? t("site:login.unverified") : null;
  }

  function noticeText(): string | null {
    switch (notice) {
      case "session-ended":
        return t("site:login.sessionEnded");
      case "left-elsewhere":
        return t("site:login.leftElsewhere");
      case "unverified":
      case null:
        return null;
    }
  }
}
