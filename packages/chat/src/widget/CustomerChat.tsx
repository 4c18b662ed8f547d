import {
  type ComponentType,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Lazy } from "@member-wallet/ui";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { ChatSlots } from "../chat-slots.ts";
import type { CreateConversation } from "../conversation/conversation-options.ts";
import type { ChatPanel } from "../panel/chat-panel.ts";
import type { ChatPanelView } from "../panel/ChatPanelView.tsx";
import type { NotificationsProps } from "../alerts/Notifications.tsx";
import { useArrival } from "../alerts/useArrival.ts";
import { useChoice } from "../alerts/useChoice.ts";
import { useSound } from "../alerts/useSound.ts";
import { useUnreadOutOfSight } from "../alerts/useUnreadOutOfSight.ts";
import type { GuestForgottenProps } from "../ending/GuestForgotten.tsx";
import type { ChatMenuProps } from "../menu/ChatMenu.tsx";
import { draftOf } from "../panel/draft.ts";
import { LauncherView } from "./LauncherView.tsx";
import { useConversation, useReading } from "./useConversation.ts";
import { useInvitation } from "./useInvitation.ts";

/** The chat's code that loads after its button. */
export interface ChatParts {
  readonly createConversation: CreateConversation;
  readonly ChatPanelView: typeof ChatPanelView;
  readonly ChatMenu: ComponentType<ChatMenuProps>;
  readonly Notifications: ComponentType<NotificationsProps>;
  readonly GuestForgotten: ComponentType<GuestForgottenProps>;
}

interface CustomerChatProps {
  readonly environment: ChatEnvironment;
  readonly panel: ChatPanel;
  readonly parts: Lazy<ChatParts>;
  readonly slots?: ChatSlots | undefined;
  /** A message says that the last guest is forgotten. Default `false`. */
  readonly forgotten?: boolean;
}

/** The chat of one customer: connected from the start, so that the closed button shows what is unread. */
export function CustomerChat(props: CustomerChatProps) {
  const { environment, panel, parts, slots, forgotten = false } = props;
  const { storage, customer, chatUrl } = environment;
  const loaded = parts.kind === "ready" ? parts.value : undefined;
  const { conversation, state } = useConversation(environment, loaded?.createConversation);
  const { open, prepared } = useSyncExternalStore(panel.subscribe, panel.getState);
  // The button reacts to the press before the panel is drawn.
  const drawn = useDeferredValue(open);
  const button = useRef<HTMLButtonElement>(null);
  const invitation = useInvitation(storage);
  const ready = loaded !== undefined && conversation !== null;
  useReading(conversation, open && ready);
  useUnreadOutOfSight(state.unread, state.history === "ready");
  const arrival = useArrival(state);
  const sound = useChoice(storage, "chatSound");
  const notifications = useChoice(storage, "chatNotifications");
  useSound(sound.on, arrival, open && ready);

  // oxlint-disable-next-line react/exhaustive-deps -- One customer and storage per mounted chat.
  const draft = useMemo(() => draftOf(customer, storage), []);

  const closeInvite = () => {
    invitation.end();
    button.current?.focus();
  };

  const onClosed = useCallback(() => {
    // What opened the panel may be gone since.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  // What opened that message went with the last guest's chat.
  useEffect(() => (forgotten ? onClosed : undefined), [forgotten, onClosed]);

  return (
    <>
      <LauncherView
        button={button}
        phase={!open || ready ? "ready" : parts.kind === "failed" && !parts.retrying ? "failed" : "loading"}
        open={open && ready}
        unread={state.unread}
        unreadOlder={state.unreadOlder}
        invite={invitation.shown && !open}
        onOpen={() => {
          invitation.end();
          if (parts.kind === "failed") parts.retry();
          panel.open();
        }}
        onCloseInvite={closeInvite}
      />
      {ready && (
        <loaded.ChatPanelView
          open={open && drawn}
          state={state}
          actions={conversation}
          chatUrl={chatUrl}
          draft={draft}
          prepared={prepared}
          onPreparedTaken={panel.takePrepared}
          menu={(onSearch) => (
            <loaded.ChatMenu
              offers={state.offers}
              environment={environment}
              sound={sound}
              notifications={notifications}
              onSearch={onSearch}
            />
          )}
          slots={slots}
          onClose={panel.close}
          onClosed={onClosed}
        />
      )}
      {ready && notifications.on && <loaded.Notifications arrival={arrival} onPress={panel.open} />}
    </>
  );
}
