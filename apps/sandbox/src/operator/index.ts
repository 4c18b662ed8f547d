/**
 * The demo operator: its banks, texts and limits, the look-ups that tell them, and the page on which whoever runs the
 * sandbox sees its books.
 */
import { satang } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context, Operator, SandboxEnv } from "../context.ts";
import { GAMES } from "../game/catalogue.ts";
import { howToRoutes } from "../howto/routes.ts";
import { BANKS, DEPOSIT_ACCOUNTS } from "./banks.ts";
import { lineQr } from "./line-qr.ts";
import { localPageRoutes } from "./local-page.ts";
import { lookUpRoutes } from "./look-up-routes.ts";

export const demoOperator: Operator = {
  banks: BANKS,
  games: GAMES,
  withdrawal: { minimum: satang(10_000), maximum: satang(5_000_000) },
  qr: { minutes: 10, maximum: satang(20_000_000), billerId: "010555800123400" },
  depositMinimum: satang(2_000),
  depositAccounts: DEPOSIT_ACCOUNTS,
  slip: { withinMinutes: 60, closedFrom: "23:30", closedTo: "00:30" },
  kipPerBaht: 640,
  // The sites' build is given the same variable: the two must agree.
  giftLinkKey: process.env["VITE_TRUELINK_KEY"] || null,
};

export function operatorRoutes(context: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/files/contact/line-qr.svg", (c) => c.body(lineQr(), 200, { "Content-Type": "image/svg+xml" }))
    .route("/", howToRoutes())
    .route("/", lookUpRoutes(context))
    .route("/", localPageRoutes(context));
}
