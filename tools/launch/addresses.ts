/** The fixed local addresses of `npm start` and `npm run dev`. */
export const SANDBOX = { name: "sandbox", port: 4000, url: "http://localhost:4000" } as const;

export const SITES = [
  { name: "thai", label: "Thai site", port: 5173, url: "http://localhost:5173" },
  { name: "lao", label: "Lao site", port: 5174, url: "http://localhost:5174" },
] as const;

/** The members of a fresh sandbox. */
const DEMO_MEMBERS = [
  "0812345678 / demo-1234",
  "0898765432 / demo-5678",
  "2055512345 / demo-9012 (Lao site)",
];

/** The message once everything runs. */
export function welcome(): string {
  const lines = [
    ...SITES.map(({ label, url }) => [label, url]),
    ["Sandbox", `${SANDBOX.url}/sandbox`],
    ...DEMO_MEMBERS.map((member, index) => [index === 0 ? "Log in as" : "", member]),
  ];
  return [
    "",
    ...lines.map(([label = "", value = ""]) => `  ${label.padEnd(11)}${value}`),
    "",
    "  Ctrl-C stops everything.",
    "",
  ].join("\n");
}
