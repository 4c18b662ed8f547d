/** What shows of support, as one chunk that loads when the backend tells about it. */
export { AgentName } from "./AgentName.tsx";
export { DeliveryMark } from "./DeliveryMark.tsx";
export { SupportLine } from "./SupportLine.tsx";
