import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { formatDateTime } from "@member-wallet/domain";
import { retryWithBackoff, useToast } from "@member-wallet/ui";
import { useLanguage } from "../../language/LanguageContext.tsx";
import { askBackend } from "../../protection/ask-backend.ts";
import { changeKept } from "../../protection/change-kept.ts";
import { keepAnswer, keepHere } from "../../protection/kept-by-backend.ts";
import { readKept } from "../../protection/kept.ts";
import { useMember } from "../../protection/useMember.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { useStorages } from "../../storage/StoragesContext.tsx";
import type { Store } from "../../store/store.ts";

/**
 * Says once after each log-in when the member logged in here before (§2 Player protection), and asks the backend what
 * it keeps, so that a break that was taken elsewhere closes here too. Draws nothing itself.
 */
export function LastLogIn() {
  const member = useMember();
  const { local } = useStorages();
  const session = useSession();
  const language = useLanguage();
  const toast = useToast();
  const dispatch = useDispatch<Store["dispatch"]>();

  useEffect(() => {
    const loggedInAt = session.storage().read("loggedInAt");
    if (member === null || loggedInAt === null) return undefined;
    const last = () => readKept(local, "lastLogIn", member)[0] ?? null;
    if (last() === loggedInAt) return undefined;
    const telling = retryWithBackoff(async () => {
      if (last() !== null) await language.loadNamespaces(["profile"]);
      const before = last();
      // Told meanwhile, here or in another tab.
      if (before === loggedInAt) return;
      const t = language.i18n.getFixedT(null, "profile");
      if (before !== null)
        toast({ tone: "info", text: t("protection.lastLogIn", { time: formatDateTime(before) }) });
      changeKept(local, "lastLogIn", member, () => loggedInAt);
      const backend = await askBackend(dispatch);
      if (backend.kind === "offered") keepAnswer(local, member, backend.protection);
      if (backend.kind === "absent") keepHere(local, member);
    });
    telling.now();
    return telling.stop;
  }, [member, local, session, language, toast, dispatch]);

  return null;
}
