import { formatAmount, satang } from "@member-wallet/domain";
import { html } from "hono/html";
import { Hono } from "hono";
import type { Context, Operator, SandboxEnv } from "../context.ts";
import { ledgerBreaches } from "../ledger/audit.ts";
import { giftLinkSection } from "../gift-link/local-section.ts";
import { qrSection } from "../qr/local-section.ts";
import { slipSection } from "../slip/local-section.ts";
import { withdrawalSection } from "../withdrawal/local-section.ts";
import { FAULT_SCRIPT, faultForm } from "./fault-form.ts";

interface MemberRow {
  name: string;
  username: string;
  wallet: number;
  games: number;
}

interface EntryRow {
  id: number;
  kind: string;
  at: Date;
  moved: number;
}

/** `/sandbox`, for this machine only: the members, the tail of the ledger, whether it is sound, and the switches. */
export function localPageRoutes({ database, operator, switches, localOnly }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/sandbox", localOnly, async (c) => {
      const [members, entries, breaches] = await Promise.all([
        database.query<MemberRow>(
          `select m.name, m.username,
             coalesce(sum(a.balance) filter (where a.kind = 'wallet'), 0) as wallet,
             coalesce(sum(a.balance) filter (where a.kind = 'game'), 0) as games
           from member m left join ledger_account a on a.member_id = m.id
           group by m.id order by m.username`,
        ),
        database.query<EntryRow>(
          `select e.id, e.kind, e.posted_at as at, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as moved
           from ledger_entry e left join ledger_posting p on p.entry_id = e.id
           group by e.id order by e.id desc limit 30`,
        ),
        ledgerBreaches(database),
      ]);
      c.header(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      return c.html(page(operator, members, entries, breaches, switches.state()));
    })
    .get("/sandbox/page.css", localOnly, (c) => c.body(STYLE, 200, { "Content-Type": "text/css" }))
    .get("/sandbox/faults.js", localOnly, (c) =>
      c.body(FAULT_SCRIPT, 200, { "Content-Type": "text/javascript" }),
    )
    .get("/sandbox/page.js", localOnly, (c) => c.body(SCRIPT, 200, { "Content-Type": "text/javascript" }));
}

const amount = (value: number) => formatAmount(satang(value));

function page(
  operator: Operator,
  members: MemberRow[],
  entries: EntryRow[],
  breaches: string[],
  state: object,
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
        <script type="module" src="/sandbox/page.js"></script>
        <script type="module" src="/sandbox/faults.js"></script>
      </head>
      <body>
        <h1>Sandbox</h1>
        <p class="${breaches.length === 0 ? "sound" : "broken"}">
          ${breaches.length === 0 ? "The ledger is sound." : breaches.join("; ")}
        </p>
        <h2>Switches</h2>
        <form id="switches" data-state="${JSON.stringify(state)}">
          <label><input type="checkbox" name="gone" /> Service gone</label>
          <label><input type="checkbox" name="registerOTP" /> One-time code at registration</label>
          <label><input type="checkbox" name="requirePhoneDigits" /> Ten-digit phones only</label>
          <label><input type="checkbox" name="enableChatWidget" /> Chat widget</label>
          <label><input type="checkbox" name="slipsAtAllHours" /> Slips at all hours</label>
          <label>Delay of every call, ms <input type="number" name="latency" min="0" max="120000" /></label>
          <button>Set</button> <output></output>
        </form>
        ${faultForm()} ${qrSection()} ${giftLinkSection()} ${slipSection(operator)} ${withdrawalSection()}
        <h2>One-time codes</h2>
        <ul id="codes"></ul>
        <h2>Members</h2>
        <table>
          <tr>
            <th>Name</th>
            <th>Phone</th>
            <th>Wallet</th>
            <th>Games</th>
          </tr>
          ${members.map(
            (member) =>
              html`<tr>
                <td>${member.name}</td>
                <td>${member.username}</td>
                <td>${amount(member.wallet)}</td>
                <td>${amount(member.games)}</td>
              </tr>`,
          )}
        </table>
        <h2>Ledger</h2>
        <table>
          <tr>
            <th>Entry</th>
            <th>Kind</th>
            <th>Time (UTC)</th>
            <th>Moved</th>
          </tr>
          ${entries.map(
            (entry) =>
              html`<tr>
                <td>${entry.id}</td>
                <td>${entry.kind}</td>
                <td>${new Date(entry.at).toISOString()}</td>
                <td>${amount(entry.moved)}</td>
              </tr>`,
          )}
        </table>
      </body>
    </html>`;
}

const SCRIPT = `const form = document.getElementById("switches");
const state = JSON.parse(form.dataset.state);
for (const name of ["gone", "registerOTP", "requirePhoneDigits", "enableChatWidget", "slipsAtAllHours"]) form.elements[name].checked = state[name];
form.elements.latency.value = state.latency;
for (const { phone, reference, code } of await (await fetch("/sandbox/one-time-codes")).json()) {
  const line = document.createElement("li");
  line.textContent = phone + " (" + reference + "): " + code;
  document.getElementById("codes").append(line);
}
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { gone, registerOTP, requirePhoneDigits, enableChatWidget, slipsAtAllHours, latency } = form.elements;
  const answer = await fetch("/sandbox/switches", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      gone: gone.checked,
      registerOTP: registerOTP.checked,
      requirePhoneDigits: requirePhoneDigits.checked,
      enableChatWidget: enableChatWidget.checked,
      slipsAtAllHours: slipsAtAllHours.checked,
      latency: Number(latency.value),
    }),
  });
  form.querySelector("output").textContent = answer.ok ? "Set." : "Refused.";
});
`;

const STYLE = `body{max-width:900px;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#1c1c28;background:#fafafe}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.4rem .6rem;border-bottom:1px solid #d9d9e6;text-align:start}
[hidden]{display:none}form{display:grid;gap:.6rem;justify-items:start}.sound{color:#0b6b3a}.broken{color:#a3001b;font-weight:700}
`;
