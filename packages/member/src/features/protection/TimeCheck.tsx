import { useEffect, useEffectEvent, useRef } from "react";
import { balanceApi } from "@member-wallet/api";
import { isTimeCheckDue, totalBalance } from "@member-wallet/domain";
import { useClock, useConfirm } from "@member-wallet/ui";
import { useLanguage } from "../../language/LanguageContext.tsx";
import { useRecord } from "../../money-calls/record/useRecord.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import { useTimeCheck } from "../../protection/useTimeCheck.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { inOneTab } from "./in-one-tab.ts";

/** How often the time is looked at, in milliseconds. */
const LOOK_EVERY = 10_000;

/** A total that is first seen later than this after the log-in, in milliseconds, is not what it was then. */
const SOON = 5 * 60_000;

/** Asks the member from time to time whether to go on (§2 Player protection). Draws nothing itself. */
export function TimeCheck() {
  const { every } = useTimeCheck();
  const session = useSession();
  const record = useRecord();
  const language = useLanguage();
  const confirm = useConfirm();
  // Whatever part of the page loads it: the check itself asks for nothing.
  const { data: wallet } = balanceApi.endpoints.getWallet.useQueryState();
  const isMounted = useIsMounted();
  const clock = useClock();
  const typed = useRef(0);
  const asking = useRef(false);

  const loggedIn = () => Date.parse(session.storage().read("loggedInAt") ?? "");

  function isDue() {
    const answered = Number(session.storage().read("timeAnswered") ?? 0);
    return isTimeCheckDue(every, Math.max(loggedIn(), answered), typed.current, Date.now());
  }

  useEffect(() => {
    const storage = session.storage();
    const total = wallet && totalBalance(wallet);
    if (!total?.complete || total.amount === null || storage.read("totalAtLogIn") !== null) return;
    const at = Date.parse(storage.read("loggedInAt") ?? "");
    if (Date.now() < at + SOON) storage.write("totalAtLogIn", String(total.amount));
  }, [session, wallet]);

  const ask = useEffectEvent(async () => {
    const { questionOfTime } = await import("./question-of-time.ts");
    await language.loadNamespaces(["profile", "parts"]);
    // Another tab may have been answered meanwhile.
    if (!isDue()) return;
    const since = clock() - (Date.now() - loggedIn());
    const leaves = await confirm(questionOfTime(language.i18n.getFixedT(null, "profile"), since));
    // Taken back with the page or the session, it was not answered.
    if (!isMounted()) return;
    session.storage().write("timeAnswered", String(Date.now()));
    if (leaves) session.leave("logged-out");
  });

  const look = useEffectEvent(() => {
    if (document.visibilityState !== "visible" || !isDue()) return;
    if (record.acts().some(({ stand }) => stand.kind === "sending")) return;
    if (asking.current) return;
    asking.current = true;
    // What failed to load is asked again at the next look.
    const end = () => (asking.current = false);
    inOneTab("time check", ask).then(end, end);
  });

  useEffect(() => {
    const type = () => (typed.current = Date.now());
    const lookNow = () => look();
    document.addEventListener("input", type);
    // Who comes back to the page is asked at once.
    document.addEventListener("visibilitychange", lookNow);
    look();
    const timer = setInterval(lookNow, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      document.removeEventListener("input", type);
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, []);

  return null;
}
