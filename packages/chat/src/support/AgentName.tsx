import type { ChatAgent } from "@member-wallet/api";
import { MultilingualText } from "@member-wallet/ui";
import { AgentFace } from "./AgentFace.tsx";
import styles from "./RowSupport.module.css";

export interface AgentNameProps {
  readonly agent: ChatAgent;
  /** The chat backend's origin; `""` for the page's own. */
  readonly chatUrl: string;
}

/** Who of support wrote the messages below. */
export function AgentName({ agent, chatUrl }: AgentNameProps) {
  return (
    <p className={styles.agent}>
      <AgentFace agent={agent} chatUrl={chatUrl} />
      <span>
        <MultilingualText text={agent.name} />
      </span>
    </p>
  );
}
