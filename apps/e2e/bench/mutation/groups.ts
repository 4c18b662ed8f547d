/** Tests that run together: a Vitest project, and the beginnings of their paths from the root. */
export interface Stage {
  readonly project: "node" | "sandbox" | "browser:ui" | "browser:member";
  readonly tests: readonly string[];
}

/** Sources, and where their tests are: a later stage runs for what an earlier one has let pass. */
interface Subject {
  /** Globs from the root. Tests, stories and fixtures among them are no sources. */
  readonly sources: readonly string[];
  readonly stages: readonly Stage[];
}

const CONVERSATION = "packages/chat/src/conversation";
const SESSION = "packages/member/src/session";
/** Generated schedules and cut lines take long, so they come last. */
const CHAT: readonly Stage[] = [
  {
    project: "node",
    tests: [
      "timeline",
      "sending",
      "delivery",
      "sent-files",
      "reading",
      "reload",
      "bad-input",
      "attachments",
    ].map((name) => `${CONVERSATION}/${name}.test.ts`),
  },
  { project: "node", tests: [`${CONVERSATION}/`] },
];

/** The cheapest tests that reach a source: journeys and the tests of other packages are left out. */
export const GROUPS: Readonly<Record<string, readonly Subject[]>> = {
  money: [
    {
      sources: ["packages/domain/src/{money,transfer,withdrawal,bonus,claim,wallet}/*.ts"],
      stages: [{ project: "node", tests: ["packages/domain/src/"] }],
    },
    {
      sources: [
        // The table of codes is data, and an upload with progress needs a browser's XMLHttpRequest.
        "packages/api/src/{client,errors}/!(codes|fetch-with-progress|upload-file).ts",
        "packages/api/src/wallet/*.ts",
      ],
      stages: [{ project: "node", tests: ["packages/api/src/"] }],
    },
    ...["transfer", "withdraw", "bonus"].map((feature): Subject => ({
      sources: [`packages/member/src/features/${feature}/*.ts`],
      stages: [
        {
          project: "browser:member",
          tests: [`packages/member/src/features/${feature}/`, `packages/member/src/screens/${feature}/`],
        },
      ],
    })),
    {
      sources: ["packages/member/src/money-calls/record/*.ts"],
      stages: [
        { project: "node", tests: ["packages/member/src/money-calls/record/"] },
        { project: "browser:member", tests: ["packages/member/src/money-calls/record/"] },
      ],
    },
    {
      sources: ["apps/sandbox/src/{ledger,idempotency,claims}/*.ts"],
      stages: [
        {
          project: "sandbox",
          tests: ["ledger", "idempotency", "claims", "wallet", "withdrawal"].map(
            (folder) => `apps/sandbox/src/${folder}/`,
          ),
        },
      ],
    },
  ],
  session: [
    {
      sources: [`${SESSION}/*.ts`, `${SESSION}/drafts/*.ts`],
      stages: [
        { project: "node", tests: [`${SESSION}/`] },
        { project: "browser:member", tests: [`${SESSION}/`, "packages/member/src/app/session-guard/"] },
      ],
    },
    {
      sources: ["packages/member/src/features/registration/{draft,usePersistedDraft}.ts"],
      stages: [{ project: "browser:member", tests: ["packages/member/src/screens/register/"] }],
    },
  ],
  markup: [
    {
      sources: ["packages/domain/src/operator-markup/*.ts"],
      stages: [
        { project: "node", tests: ["packages/domain/src/operator-markup/", "packages/ui/src/safe-html/"] },
        { project: "browser:ui", tests: ["packages/ui/src/safe-html/"] },
      ],
    },
    {
      sources: ["packages/ui/src/safe-html/*.{ts,tsx}"],
      stages: [
        { project: "node", tests: ["packages/ui/src/safe-html/"] },
        { project: "browser:ui", tests: ["packages/ui/src/safe-html/"] },
      ],
    },
  ],
  outbox: [
    {
      sources: [`${CONVERSATION}/{outbox,queue,stored,delivery,attempt,attachments,verdict,remove-files}.ts`],
      stages: CHAT,
    },
  ],
  timeline: [{ sources: [`${CONVERSATION}/{timeline,history,receive,reading,identity}.ts`], stages: CHAT }],
};
