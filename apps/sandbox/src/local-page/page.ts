import { formatAmount, satang } from "@member-wallet/domain";
import { html, raw } from "hono/html";
import type { Operator } from "../operator.ts";
import { FLAG_NAMES, FLAGS, type SwitchState, WHEELS } from "../switches/switches.ts";
import { faultForm } from "./fault-form.ts";
import { slipSection } from "./slip-section.ts";

export interface MemberRow {
  name: string;
  username: string;
  wallet: number;
  games: number;
}

export interface EntryRow {
  id: number;
  kind: string;
  at: Date;
  moved: number;
}

const SCRIPTS = [
  "switches",
  "faults",
  "qrcodes",
  "gift-links",
  "slips",
  "withdrawals",
  "one-time-codes",
  "site-reports",
];

const amount = (value: number) => formatAmount(satang(value));

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  return html`<table>
    <tr>
      ${heads.map((head) => html`<th>${head}</th>`)}
    </tr>
    ${rows.map(
      (row) =>
        html`<tr>
          ${row.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`;
}

/** The local page; its scripts fill the lists and handle the forms. */
export function localPage(
  operator: Operator,
  members: readonly MemberRow[],
  entries: readonly EntryRow[],
  breaches: readonly string[],
  switches: SwitchState,
  calls: readonly string[],
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
        ${SCRIPTS.map((name) => html`<script type="module" src="/sandbox/${name}.js"></script>`)}
      </head>
      <body>
        <h1>Sandbox</h1>
        <p><a href="/sandbox/chat">Support chat</a></p>
        <p class="${breaches.length === 0 ? "sound" : "broken"}">
          ${breaches.length === 0 ? "The ledger is sound." : breaches.join("; ")}
        </p>
        <h2>Switches</h2>
        <form id="switches" autocomplete="off">
          ${FLAG_NAMES.map(
            (name) =>
              html`<label
                ><input type="checkbox" name="${name}" ${raw(switches[name] ? "checked" : "")} />
                ${FLAGS[name][0]}</label
              >`,
          )}
          <label
            >Delay of every call, ms
            <input type="number" name="latency" min="0" max="120000" value="${switches.latency}"
          /></label>
          <label
            >Bonuses in the list (empty: the operator's)
            <input type="number" name="bonusCount" min="0" max="1000" value="${switches.bonusCount ?? ""}"
          /></label>
          <label
            >Wheel
            <select name="wheel">
              ${WHEELS.map(
                (wheel) => html`<option ${raw(switches.wheel === wheel ? "selected" : "")}>${wheel}</option>`,
              )}
            </select></label
          >
          <button>Set</button> <output></output>
        </form>
        ${faultForm(calls)}
        <h2>QR deposits</h2>
        <table id="qrcodes"></table>
        <h2>Gift links</h2>
        <form id="gift-links">
          <label
            >Baht <input type="number" name="amount" min="0.01" max="100000" step="0.01" value="50"
          /></label>
          <button>Make a gift link</button> <output></output>
          <ul></ul>
        </form>
        ${slipSection(operator)}
        <h2>Withdrawals</h2>
        <table id="withdrawals"></table>
        <h2>One-time codes</h2>
        <ul id="codes"></ul>
        <h2>Reports of the sites</h2>
        <p id="site-reports">A site reports a page load once its page is hidden.</p>
        <h3>Web vitals, 75th percentile</h3>
        <table id="site-vitals"></table>
        <h3>Problems</h3>
        <table id="site-problems"></table>
        <h2>Members</h2>
        ${table(
          ["Name", "Phone", "Wallet", "Games"],
          members.map(({ name, username, wallet, games }) => [name, username, amount(wallet), amount(games)]),
        )}
        <h2>Ledger</h2>
        ${table(
          ["Entry", "Kind", "Time (UTC)", "Moved"],
          entries.map(({ id, kind, at, moved }) => [id, kind, new Date(at).toISOString(), amount(moved)]),
        )}
      </body>
    </html>`;
}
