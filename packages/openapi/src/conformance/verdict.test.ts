import { nameOf } from "@member-wallet/api/calls";
import { aGameAccount, aQrState, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { expect, test } from "vitest";
import { createStrictCheck } from "../document/strict.ts";
import { READS } from "./reads.ts";
import { reportText } from "./report.ts";
import { judge } from "./verdict.ts";

const strict = createStrictCheck();

function judged(name: string, body: unknown) {
  const call = READS.find((each) => nameOf(each) === name);
  if (call === undefined) throw new Error(`${name} is not read.`);
  const answer = { kind: "answer", status: 200, text: JSON.stringify(body), headers: new Headers() } as const;
  return { name, verdict: judge(call, answer, strict) };
}

/** Answers that their schemas accept, and what members see of them. */
const MISREAD: [string, unknown, RegExp][] = [
  [
    "GET /api/qrcode/{provider}",
    aQrState({ qrcodeId: null, expireIn: "soon" }),
    /refused .*provider}\n +qrcodeId: .*not shown\n +expireIn: .*without its end\n/,
  ],
  ["GET /api/qrcode/{provider}", aQrState({ qrcodeId: ".." }), /refused .*provider}\n +qrcodeId: /],
  [
    "GET /api/qrcode/{provider}",
    aQrState({ expireIn: 0 }),
    /refused .*provider}\n +expireIn: expected a time to come/,
  ],
  [
    "GET /api/qrcode/{provider}",
    aQrState({ qrcode: '<img src="https://elsewhere.example/qr.png">' }),
    /refused .*provider}\n +qrcode: .*no picture/,
  ],
  [
    "POST /api/statement",
    { total: 1, statements: [aStatementEntry({ statementType: "withdraw", amount: -100 })] },
    /warning .*statement\n +statements\.0\.amount: expected 0 or more/,
  ],
  [
    "GET /api/lookup/contact",
    {
      contactText: '<p onclick="x()">Call</p><script>x()</script><a href="javascript:x()">us</a>',
      lineLink: "javascript:alert(1)",
      lineName: "@us",
      lineQR: "data:text/html,x",
    },
    /warning .*contact\n +contactText: the sites remove onclick of <p>, <script>, the link of <a>\n +lineLink: .*\n +lineQR: /,
  ],
  [
    "GET /api/lookup/conditions",
    ["<p>a</p>", "<form>b</form>"],
    /warning .*conditions\n +1: the sites remove <form>\n/,
  ],
  [
    "GET /api/lookup/notice",
    { notice: "<iframe></iframe>" },
    /warning .*notice\n +notice: the sites remove <iframe>\n/,
  ],
  [
    "GET /api/spinwheel/setup",
    {
      result: {
        activeSpinwheel: {
          name: "W",
          slices: [
            {
              code: "A",
              label: "A",
              bgColor: "red",
              textColor: "red",
              htmlDescription: "<b style='x'>a</b>",
            },
          ],
        },
        userCoin: 1,
      },
    },
    /warning .*setup\n +result\.activeSpinwheel\.slices\.0\.htmlDescription: the sites remove style of <b>\n/,
  ],
  [
    "GET /api/statement/slip/reference/{reference}",
    { url: "javascript:x()" },
    /refused .*reference}\n +url: /,
  ],
  [
    "POST /api/chat/history",
    [{ sender: "other", message: { message_type: "text", payload: 7 }, createdAt: "2026-03-01T00:00:00Z" }],
    /warning .*history\n +0\.message: .*unsupported/,
  ],
];

test.each(MISREAD)("%s that answers %j is judged by what members see", (name, body, told) => {
  expect(reportText([judged(name, body)])).toMatch(told);
});

test("every fault of an answer is told at once, though one of them refuses it", () => {
  const wallet = aWalletAnswer({
    slots: [aGameAccount({ logo: "javascript:x()" }), { ...aGameAccount(), category: "cards" as "slot" }],
  });
  const body = { ...wallet, profile: { ...wallet.profile, _id: 7 }, wallet: { amount: "5" }, invite: 7 };
  const { verdict } = judged("GET /api/wallet", body);
  const paths = "findings" in verdict ? verdict.findings.map(({ path }) => path) : [];
  expect(verdict.kind).toBe("refused");
  expect(paths).toEqual(["profile._id", "slots.1.category", "slots.0.logo", "wallet.amount", "invite"]);
});

test.each([404, 501])(
  "an optional call that a backend answers with %i is skipped, and another failure refused",
  (status) => {
    const call = READS.find((each) => nameOf(each) === "GET /api/protection");
    if (call === undefined) throw new Error("It is not read.");
    const reply = (code: number) =>
      judge(call, { kind: "answer", status: code, text: "{}", headers: new Headers() }, strict).kind;
    expect([reply(status), reply(503)]).toEqual(["skipped", "refused"]);
  },
);
