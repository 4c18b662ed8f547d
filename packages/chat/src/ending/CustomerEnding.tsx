import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { useMemo } from "react";
import { useDispatch } from "react-redux";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { ChatOffers } from "../conversation/conversation.ts";
import { createEnding } from "./create-ending.ts";
import { EndingMenu } from "./EndingMenu.tsx";

export interface CustomerEndingProps {
  /** What the backend offers. */
  readonly offers: ChatOffers;
  readonly environment: ChatEnvironment;
}

/** What a customer may do with their conversation as a whole. */
export function CustomerEnding({ offers, environment }: CustomerEndingProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const ending = useMemo(() => createEnding(environment, dispatch), [environment, dispatch]);
  const isGuest = environment.customer.kind === "guest";
  return (
    <EndingMenu offers={offers} ending={ending} forgetGuest={(isGuest && environment.forgetGuest) || null} />
  );
}
