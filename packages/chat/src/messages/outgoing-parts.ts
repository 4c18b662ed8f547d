/** What tells of the customer's own messages, as one chunk that loads with the first of them. */
export { OutgoingAnnouncer } from "./OutgoingAnnouncer.tsx";
export { SendFailed } from "./SendFailed.tsx";
