import { useEffect, useEffectEvent, useRef } from "react";
import { balanceApi } from "@member-wallet/api";
import { isTimeCheckDue, isTimeUp, totalBalance } from "@member-wallet/domain";
import { useClock, useConfirm } from "@member-wallet/ui";
import { useLanguage } from "../../language/LanguageContext.tsx";
import { useRecord } from "../../money-calls/record/useRecord.ts";
import { countTimeHere, goOnHere, readTimeLimit } from "../../protection/time-limit.ts";
import { useMember } from "../../protection/useMember.ts";
import { useTimeCheck } from "../../protection/useTimeCheck.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { inOneTab } from "./in-one-tab.ts";
import type { DueQuestion } from "./question-of-time.ts";

/** How often the time is looked at, in milliseconds. */
const LOOK_EVERY = 10_000;

/** A total that is first seen later than this after the log-in, in milliseconds, is not what it was then. */
const SOON = 5 * 60_000;

/**
 * Asks the member whether to go on: from time to time, and once their time of the day is used up (§2 Player
 * protection). Draws nothing itself.
 */
export function TimeCheck() {
  const { every } = useTimeCheck();
  const member = useMember();
  const { local } = useStorages();
  const session = useSession();
  const record = useRecord();
  const language = useLanguage();
  const confirm = useConfirm();
  // Whatever part of the page loads it: the check itself asks for nothing.
  const { data: wallet } = balanceApi.endpoints.getWallet.useQueryState();
  const clock = useClock();
  const typed = useRef(0);
  /** Takes back the question that is asked here. */
  const asking = useRef<AbortController>(null);

  const loggedIn = () => Date.parse(session.storage().read("loggedInAt") ?? "");

  function dueQuestion(): DueQuestion | null {
    const limit = member === null ? null : readTimeLimit(local, member, clock());
    if (limit !== null && isTimeUp(limit.today, limit.minutes, Date.now() - typed.current))
      return { kind: "time is up", limit };
    const answered = Number(session.storage().read("timeAnswered") ?? 0);
    const since = Math.max(loggedIn(), answered);
    return isTimeCheckDue(every, since, typed.current, Date.now()) ? { kind: "time check" } : null;
  }

  useEffect(() => {
    const storage = session.storage();
    const total = wallet && totalBalance(wallet);
    if (!total?.complete || total.amount === null || storage.read("totalAtLogIn") !== null) return;
    const at = Date.parse(storage.read("loggedInAt") ?? "");
    if (Date.now() < at + SOON) storage.write("totalAtLogIn", String(total.amount));
  }, [session, wallet]);

  const ask = useEffectEvent(async (withdrawn: AbortSignal) => {
    const { questionOfTime } = await import("./question-of-time.ts");
    await language.loadNamespaces(["profile", "parts"]);
    // Another tab may have been answered meanwhile.
    const due = dueQuestion();
    if (due === null || withdrawn.aborted) return;
    const epoch = session.epoch();
    const since = clock() - (Date.now() - loggedIn());
    const question = questionOfTime(language.i18n.getFixedT(null, "profile"), since, due);
    const leaves = await confirm({ ...question, signal: withdrawn });
    // Taken back, it was not answered; who chose to log out and hid the page at once is logged out.
    if (session.epoch() !== epoch || (withdrawn.aborted && !leaves)) return;
    session.storage().write("timeAnswered", String(Date.now()));
    if (leaves) session.leave("logged-out");
    else if (due.kind === "time is up" && member !== null) goOnHere(local, member, clock());
  });

  const look = useEffectEvent(() => {
    // Unseen, it would keep the other tabs from asking.
    if (document.visibilityState !== "visible") return asking.current?.abort();
    if (member !== null) countTimeHere(local, member, clock());
    if (asking.current || dueQuestion() === null) return;
    if (record.acts().some(({ stand }) => stand.kind === "sending")) return;
    const { signal } = (asking.current = new AbortController());
    // What failed to load is asked again at the next look.
    const end = () => void (asking.current = null);
    inOneTab("time check", () => ask(signal), signal).then(end, end);
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
      asking.current?.abort();
      clearInterval(timer);
      document.removeEventListener("input", type);
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, []);

  // Whom an answer has named may have used up their time before.
  useEffect(() => {
    if (member !== null) look();
  }, [member]);

  return null;
}
