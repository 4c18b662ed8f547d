import { useTimeCheck } from "../../protection/useTimeCheck.ts";
import { TimeCheckChoiceView } from "./TimeCheckChoiceView.tsx";

/** How often the member is asked whether to go on; nothing until an answer has named the member. */
export function TimeCheckChoice() {
  const { every, choose } = useTimeCheck();
  return choose !== null && <TimeCheckChoiceView every={every} onChoose={choose} />;
}
