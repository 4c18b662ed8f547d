import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { formatChatDate, formatHourMinute } from "@member-wallet/domain";
import { readLanguage } from "@member-wallet/locales";
import { MultilingualText } from "@member-wallet/ui";
import type { Support } from "../conversation/conversation.ts";
import { AgentFace } from "./AgentFace.tsx";
import { type Opening, openingAt } from "./opening.ts";
import styles from "./SupportLine.module.css";

/** How many faces stand beside each other. */
const MOST_FACES = 3;

/** How often the opening hours are looked at, in milliseconds. */
const LOOK_EVERY = 30_000;

export interface SupportLineProps {
  readonly support: Support;
  /** The chat backend's origin; `""` for the page's own. */
  readonly chatUrl: string;
}

/** Who of support is there and who types; with nobody there, when an answer comes. Nothing that the backend doesn't tell. */
export function SupportLine({ support, chatUrl }: SupportLineProps) {
  const { agents, typing, wait } = support;
  const { t, i18n } = useTranslation("chat");
  const opening = useOpening(support);
  const isClosed = opening?.kind === "closed";
  const language = readLanguage(i18n.language) ?? "en";
  return (
    <div className={styles.line}>
      {agents.length > 0 && (
        <p className={styles.agents}>
          <span className={styles.faces}>
            {agents.slice(0, MOST_FACES).map((agent) => (
              <AgentFace key={`${agent.name} ${agent.picture}`} agent={agent} chatUrl={chatUrl} />
            ))}
          </span>
          <span>
            <MultilingualText text={agents.map(({ name }) => name).join(", ")} />
          </span>
        </p>
      )}
      {isClosed && agents.length === 0 && <p>{closedText(opening.opensAt, language, t)}</p>}
      {!isClosed && !typing && wait !== null && <p>{waitText(wait, t)}</p>}
      <output>{typing && <span className={styles.typing}>{t("support.typing")}</span>}</output>
    </div>
  );
}

/** `null` while the backend tells no hours. */
function useOpening({ hours }: Support): Opening | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!hours) return undefined;
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [hours]);
  return hours && openingAt(hours, now);
}

function closedText(opensAt: number | null, language: "th" | "lo" | "en", t: TFunction<"chat">): string {
  if (opensAt === null) return t("support.closed");
  const [day, time] = [formatChatDate(opensAt, language), formatHourMinute(opensAt)];
  return day === formatChatDate(Date.now(), language)
    ? t("support.opensAt", { time })
    : t("support.opensOn", { day, time });
}

function waitText(seconds: number, t: TFunction<"chat">): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? t("support.soon") : t("support.wait", { count: minutes });
}
