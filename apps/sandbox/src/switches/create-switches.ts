import type { Fault, Switches, SwitchState } from "./switches.ts";

/** Everything in order: the state of a sandbox that has just started. */
export const IN_ORDER: SwitchState = {
  gone: false,
  latency: 0,
  registerOTP: false,
  requirePhoneDigits: false,
  enableChatWidget: false,
  slipsAtAllHours: false,
  faults: [],
};

/** Switches of one sandbox, held in memory. */
export function createSwitches(initial: SwitchState = IN_ORDER): Switches {
  let state = initial;
  return {
    state: () => state,
    set(change) {
      state = { ...state, ...change };
      return state;
    },
    reset() {
      state = initial;
      return state;
    },
    strike(call, when) {
      const fault = state.faults.find((one) => one.when === when && matches(one.call, call));
      if (fault === undefined) return null;
      const left = state.faults.flatMap((one) => (one === fault ? countDown(one) : [one]));
      state = { ...state, faults: left };
      return fault.effect;
    },
  };
}

function countDown(fault: Fault): Fault[] {
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

/** Whether a call is one of a pattern's; `*` stands for any one part of the path. */
function matches(pattern: string, call: string): boolean {
  const wanted = pattern.split(/[ /]/);
  const parts = call.split(/[ /]/);
  return (
    wanted.length === parts.length && wanted.every((part, index) => part === "*" || part === parts[index])
  );
}
