/** What a fault does to a call. */
export type FaultEffect =
  /** Responds with this: a code of the catalogue, or any body (a wrong shape). */
  | { kind: "answer"; status: number; body: unknown }
  /** Leaves the call without a response until the client aborts it. */
  | { kind: "hang" }
  /** Closes the connection without a response. */
  | { kind: "kill" }
  | { kind: "delay"; milliseconds: number };

/** A fault for the next calls of one kind. */
export interface Fault {
  /** Method and path, `POST /api/wallet/transfer`; `*` stands for any one path segment. */
  call: string;
  /** `before`: instead of the call. `after`: once the call committed. */
  when: "before" | "after";
  effect: FaultEffect;
  /** How many calls it applies to. */
  times: number;
}

/** The operator's wheel, none, or one of forty slices. */
export const WHEELS = ["operator", "off", "forty"] as const;

/** The switches that are on or off: what the local page says of each, and the default. */
export const FLAGS = {
  gone: ["Service gone", false],
  registerOTP: ["One-time code at registration", false],
  requirePhoneDigits: ["Ten-digit phones only", false],
  enableChatWidget: ["Chat widget", false],
  chatTyping: ["Chat tells who types", true],
  chatSeen: ["Chat tells what support has seen", true],
  chatAgents: ["Chat tells who is there", true],
  chatHours: ["Chat tells its hours", true],
  chatWait: ["Chat tells the usual wait", true],
  chatCards: ["Chat takes cards of customers", true],
  chatEnd: ["Chat can be ended by customers", true],
  chatRating: ["Chat takes ratings", true],
  chatTranscript: ["Chat hands out transcripts", true],
  chatForget: ["Chat forgets guests", true],
  slipsAtAllHours: ["Slips at all hours", false],
  playerProtection: ["Keeps members' limits and breaks", false],
} as const;

/** The name of a switch that is on or off. */
export type Flag = keyof typeof FLAGS;

export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[];

/** The switches' state: of this process, or of all on one PostgreSQL (`createSharedSwitches`). */
export interface SwitchState extends Record<Flag, boolean> {
  /** Delay of every call of `/api`, in milliseconds. */
  latency: number;
  /** How many bonuses the list has; `null`: the operator's. */
  bonusCount: number | null;
  /** Which wheel members get. */
  wheel: (typeof WHEELS)[number];
  faults: readonly Fault[];
}

export const DEFAULT_SWITCHES: SwitchState = {
  ...(Object.fromEntries(FLAG_NAMES.map((name) => [name, FLAGS[name][1]])) as Record<Flag, boolean>),
  latency: 0,
  bonusCount: null,
  wheel: "operator",
  faults: [],
};

export type Switches = ReturnType<typeof createSwitches>;

/** Creates the switches of one sandbox; `initial` are those that begin with another value than the default. */
export function createSwitches(initial: Partial<SwitchState> = {}) {
  const first: SwitchState = { ...DEFAULT_SWITCHES, ...initial };
  let state = first;
  return {
    state: () => state,
    /** Changes the given switches and returns the whole state; `faults` replaces the list. */
    set(change: Partial<SwitchState>): SwitchState {
      state = { ...state, ...change };
      return state;
    },
    /** Takes over the switches that are set for all processes; the others are reset, and the faults stay. */
    restore(set: Partial<SwitchState>): void {
      state = { ...first, ...set, faults: state.faults };
    },
    reset(): SwitchState {
      state = first;
      return state;
    },
    /** Takes the next fault for this call and moment, and counts it down; null when there is none. */
    takeFault(call: string, when: Fault["when"]): FaultEffect | null {
      const fault = state.faults.find((each) => each.when === when && matches(each.call, call));
      if (fault === undefined) return null;
      const faults = state.faults
        .map((each) => (each === fault ? { ...each, times: each.times - 1 } : each))
        .filter(({ times }) => times > 0);
      state = { ...state, faults };
      return fault.effect;
    },
  };
}

/** Whether a call matches a pattern, in which `*` stands for any one path segment. */
function matches(pattern: string, call: string): boolean {
  const expected = pattern.split(/[ /]/);
  const segments = call.split(/[ /]/);
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => segment === "*" || segment === segments[index])
  );
}
