/** The support chat in one package, for any page. */
export { mountChat } from "./mount-chat.tsx";
export type { ChatLanguage, ChatMember, ChatOptions, MountedChat } from "./options.ts";
