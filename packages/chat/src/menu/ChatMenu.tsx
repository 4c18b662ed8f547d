import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { useMemo } from "react";
import { useDispatch } from "react-redux";
import type { Choice } from "../alerts/useChoice.ts";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { ChatOffers } from "../conversation/conversation.ts";
import { createEnding } from "../ending/create-ending.ts";
import { ChatMenuView } from "./ChatMenuView.tsx";

export interface ChatMenuProps {
  /** What the backend offers. */
  readonly offers: ChatOffers;
  readonly environment: ChatEnvironment;
  readonly sound: Choice;
  readonly notifications: Choice;
  readonly onSearch: () => void;
}

/** What a customer may do with their conversation as a whole. */
export function ChatMenu({ offers, environment, ...rest }: ChatMenuProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const ending = useMemo(() => createEnding(environment, dispatch), [environment, dispatch]);
  const isGuest = environment.customer.kind === "guest";
  return (
    <ChatMenuView
      {...rest}
      offers={offers}
      ending={ending}
      forgetGuest={(isGuest && environment.forgetGuest) || null}
    />
  );
}
