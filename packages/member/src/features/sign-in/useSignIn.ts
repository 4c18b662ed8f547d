import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { type ApiError, isLogInCode, toApiError, useLogInMutation } from "@member-wallet/api";
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

type FieldErrors = Partial<Record<"phone" | "password", string>>;

/** Logging in (§4 Session, §5 Login): what is typed, what is missing, what the server said, and where it leads. */
export function useSignIn() {
  const { t, i18n } = useTranslation(["site", "errors"]);
  const { market } = useSite();
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { target, notice } = readLoginState(state);
  const [logIn, { isLoading }] = useLogInMutation();
  const [fields, setFields] = useState<Fields>({ phone: "", password: "", remember: true });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const textOf = useErrorText();
  const code = notice !== null && isLogInCode(notice) ? notice : null;

  // Who begins to type will log in: bring the words of a failure and the member's area meanwhile.
  const typing = fields.phone !== "" || fields.password !== "";
  useEffect(() => {
    if (!typing && code === null) return undefined;
    const tries = keepTrying(() =>
      Promise.all([language.need(["errors"]), typing ? MemberArea.bring(language) : undefined]),
    );
    tries.now();
    return tries.stop;
  }, [typing, code, language]);

  function change(part: Partial<Fields>) {
    setFields((current) => ({ ...current, ...part }));
    setErrors({});
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
    const phone = phoneError(read);
    const password = fields.password === "" ? t("site:login.passwordMissing") : null;
    setErrors({ ...(phone !== null && { phone }), ...(password !== null && { password }) });
    setFailure(null);
    if (read.kind !== "phone" || password !== null) return;

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
    errors,
    pending: isLoading,
    failure: failureText(),
    notice: failure === null ? noticeText() : null,
    change,
    submit,
  };

  /** Why the log-in failed, or why whoever sent the member here could not verify them: both stand under the form (§8). */
  function failureText(): string | null {
    if (failure !== null) return textOf(failure);
    const known = code !== null && !isLoading && i18n.hasResourceBundle(i18n.language, "errors");
    return known ? textOf({ kind: "refused", message: code, status: 401 }) : null;
  }

  function noticeText(): string | null {
    if (notice === null || isLogInCode(notice)) return null;
    return t(notice === "session-ended" ? "site:login.sessionEnded" : "site:login.leftElsewhere");
  }
}
