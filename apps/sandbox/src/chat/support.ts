/** In milliseconds: support's page says more often that somebody is there. */
const STAYS = 15_000;

/** "typing" ends by itself, in milliseconds. */
const TYPING_ENDS = 6_000;

export interface Agent {
  name: string;
  picture?: string;
}

/** Who of support is there, and which customers type, as far as this process knows. */
export function createSupport(onAgents: () => void) {
  const there = new Map<string, { agent: Agent; leaves: NodeJS.Timeout }>();
  const typing = new Map<string, NodeJS.Timeout>();

  function leave(name: string) {
    clearTimeout(there.get(name)?.leaves);
    if (there.delete(name)) onAgents();
  }

  function endTyping(customer: string) {
    clearTimeout(typing.get(customer));
    typing.delete(customer);
  }

  return {
    agents: (): Agent[] => [...there.values()].map(({ agent }) => agent),
    /** The agent is there for the next 15 s. */
    stay(agent: Agent) {
      const before = there.get(agent.name);
      clearTimeout(before?.leaves);
      there.set(agent.name, { agent, leaves: setTimeout(leave, STAYS, agent.name).unref() });
      if (before?.agent.picture !== agent.picture || before === undefined) onAgents();
    },
    leave,
    setTyping(customer: string, on: boolean) {
      endTyping(customer);
      if (on) typing.set(customer, setTimeout(endTyping, TYPING_ENDS, customer).unref());
    },
    isTyping: (customer: string) => typing.has(customer),
    close() {
      for (const { leaves } of there.values()) clearTimeout(leaves);
      for (const ends of typing.values()) clearTimeout(ends);
    },
  };
}

export type Support = ReturnType<typeof createSupport>;

/** The socket's optional events to a customer (§7 Chat). */
export interface OptionalEvents {
  typing: { on: boolean };
  seen: { at: string };
  read: { at: string };
  presence: { agents: Agent[] };
}

/** The switch of each event; `read` has none. */
export const SWITCH_OF = { typing: "chatTyping", seen: "chatSeen", presence: "chatAgents" } as const;
