import { api as registeredApi, chatKnowsKeys, injectChatEndpoints, readChatEvent } from "@member-wallet/api";
import { CHAT_TEXT_LIMIT, chatTextLength, isBlank } from "@member-wallet/api/wire";
import { CHAT_TIMES, MOST_UNREAD } from "../chat-figures.ts";
import { createConnection } from "../connection/connection.ts";
import { browserPage } from "../connection/page-events.ts";
import { roomOf } from "../connection/room.ts";
import { ownerOf } from "../customer/customer.ts";
import { createChanges } from "@member-wallet/domain";
import { createChatCalls } from "./chat-calls.ts";
import type { ChatOffers, Conversation, ConversationState } from "./conversation.ts";
import type {
  ConversationOptions,
  ConversationSurroundings,
  CreateConversation,
} from "./conversation-options.ts";
import { createHistory } from "./history.ts";
import { lazyFiles } from "./lazy-files.ts";
import { createLazyPresence } from "./lazy-presence.ts";
import { createLazySending } from "./lazy-sending.ts";
import { createOutbox } from "./outbox.ts";
import { publishState } from "./publish-state.ts";
import { createReading } from "./reading.ts";
import { createReceive } from "./receive.ts";
import { createTimeline } from "./timeline.ts";

/** A conversation in a browser's page, with the product's times. */
export const createConversation: CreateConversation = (options) =>
  createConversationIn({ page: browserPage, files: lazyFiles(), times: CHAT_TIMES }, options);

/** A conversation in given surroundings, not yet started. It never throws: what fails is part of its state. */
export function createConversationIn(
  { page, files, times }: ConversationSurroundings,
  { environment, dispatch, api = registeredApi }: ConversationOptions,
): Conversation {
  const { customer, token, chatUrl, storage } = environment;
  const owner = ownerOf(customer);
  const calls = createChatCalls(injectChatEndpoints(api), environment, dispatch);
  const changes = createChanges();
  const timeline = createTimeline();
  const outbox = createOutbox({ storage, files, owner, onChange: changes.tell });

  const reading = createReading({
    storage,
    owner,
    messages: timeline.messages,
    tellServer: async () => "data" in (await calls.markRead()),
    times,
    onChange: changes.tell,
  });

  const presence = createLazyPresence({
    sendTyping: (on) => connection.send("typing", { on }),
    onRead: reading.readUntil,
    onChange: changes.tell,
  });

  let offers: ChatOffers = {};

  const receive = createReceive(timeline, outbox, reading);

  const history = createHistory({
    async readPage(skip) {
      const answer = await calls.readPage(skip);
      return "data" in answer ? answer.data : null;
    },
    known: () => timeline.messages().length,
    add: (messages, source) => messages.filter((message) => receive(message, source)).length,
    isSynced: timeline.isSynced,
    markSynced: timeline.markSynced,
    page,
    times,
    onChange: changes.tell,
  });

  const connection = createConnection({
    chatUrl,
    auth: customer.kind === "guest" ? { guestId: customer.guestId } : { token: token ?? "" },
    async loadRoom() {
      const answer = await calls.readConfig();
      if (!("data" in answer)) return null;
      presence.offer(answer.data);
      offers = answer.data;
      return roomOf(answer.data.PREFIX, customer);
    },
    page,
    times,
    onState(state) {
      history.setLive(state === "joined");
      if (state === "joined") void history.sync();
      else presence.left();
      changes.tell();
    },
    // Only a call's answer ends the host's session.
    onSessionEnd: () => void history.sync(),
    onEvent(event) {
      const conversation = dispatch(readChatEvent(event));
      if (conversation === null) return;
      receive(conversation, "event");
      if (conversation.sender === "other") presence.answered();
      changes.tell();
    },
    onOptional: presence.take,
  });

  const sending = createLazySending({
    outbox,
    calls,
    isUp: () => connection.state() === "joined" && page.online(),
    newest: () => (history.state() === "ready" ? (timeline.messages().at(-1)?.createdAt ?? 0) : null),
    sync: history.sync,
    knowsKeys: () => dispatch(chatKnowsKeys(chatUrl)),
    onStored(conversation) {
      receive(conversation, "answer");
      changes.tell();
    },
    times,
    nextSync: history.nextSync,
  });

  const current = (): ConversationState => ({
    connection: connection.state(),
    history: history.state(),
    older: history.older(),
    messages: timeline.messages(),
    outgoing: outbox.messages(),
    unread: reading.unread(),
    unreadOlder: history.older() !== "none" && reading.beyondLoaded(),
    support: presence.support(),
    offers,
  });

  let forgetPage: (() => void) | undefined;

  changes.subscribe(() => {
    if (history.state() === "ready") reading.begin();
    reading.update();
  });
  changes.subscribe(sending.review);
  const state = publishState(current, changes);
  changes.subscribe(() => {
    // Older pages load by themselves only as far as the count needs them.
    const { older, unread, unreadOlder } = state.get();
    if (older === "available" && unreadOlder && unread <= MOST_UNREAD) void history.loadOlder();
  });

  function sendText(text: string) {
    if (!isBlank(text) && chatTextLength(text) <= CHAT_TEXT_LIMIT)
      outbox.sendMessage({ message_type: "text", payload: text });
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start() {
      forgetPage = page.onReturn(() => void history.sync());
      void history.sync();
      outbox.restore();
      connection.start();
    },
    stop() {
      changes.end();
      state.end();
      forgetPage?.();
      connection.stop();
      history.stop();
      outbox.stop();
      sending.stop();
      reading.stop();
      presence.stop();
      calls.abortAll();
    },
    reload() {
      connection.rejoin();
      history.reload();
    },
    loadOlder: () => void history.loadOlder(),
    sendText,
    pressButton({ type, title, payload }) {
      if (type === "web" || type === "call") return;
      if (type === "postback") outbox.sendMessage({ message_type: "postback", payload: { title, payload } });
      else sendText(title);
    },
    sendCard: (card) => outbox.sendMessage({ message_type: "generic", payload: { cards: [card] } }),
    sendFile: outbox.sendFile,
    retry: outbox.retry,
    remove: outbox.remove,
    releasePreview(preview) {
      const id = timeline.forgetPreview(preview);
      if (id === undefined) return;
      outbox.releasePreview(id);
      changes.tell();
    },
    setTyping(typing) {
      if (typing) sending.prepare();
      presence.setTyping(typing);
    },
    setReading: reading.set,
  };
}
