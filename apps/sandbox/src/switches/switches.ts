/** What a switched-on fault does to a call. */
export type FaultEffect =
  /** Answers this instead: a code of the catalogue, or any body (a wrong shape). */
  | { kind: "answer"; status: number; body: unknown }
  /** Keeps the caller waiting until it gives up. */
  | { kind: "hang" }
  /** Closes the connection without an answer. */
  | { kind: "kill" }
  /** Answers late. */
  | { kind: "delay"; milliseconds: number };

/** A fault for the next calls of one kind. */
export interface Fault {
  /** Method and path, `POST /api/wallet/transfer`; a path part `*` stands for any one part. */
  call: string;
  /** `before`: the call is not carried out. `after`: it is carried out and committed first. */
  when: "before" | "after";
  effect: FaultEffect;
  /** How many calls it strikes. */
  times: number;
}

/** The state of the sandbox's switches, held in memory: a restart puts everything in order. */
export interface SwitchState {
  /** Every call of `/api` answers `gone`. */
  gone: boolean;
  /** Delay of every call of `/api`, in milliseconds. */
  latency: number;
  /** Registration asks for a one-time code. */
  registerOTP: boolean;
  /** Registration takes phones of ten digits only (`PHONE_NUMBER_REQUIRE_10_DIGIT`). */
  requirePhoneDigits: boolean;
  enableChatWidget: boolean;
  /** Slips are taken at night too. */
  slipsAtAllHours: boolean;
  faults: readonly Fault[];
}

/** The switches as the other rooms see them. */
export interface Switches {
  state(): SwitchState;
  /** Changes the given switches and answers the whole state; `faults` replaces the list. */
  set(change: Partial<SwitchState>): SwitchState;
  /** Puts everything in order again. */
  reset(): SwitchState;
  /** Takes the next fault for this call and moment, counting it down; null when there is none. */
  strike(call: string, when: Fault["when"]): FaultEffect | null;
}
