/** The sites that this run walks through: both, or the one that `JOURNEYS_OF` names. */
export const SITE_NAMES = (["thai", "lao"] as const).filter((site) =>
  [undefined, "", site].includes(process.env["JOURNEYS_OF"]),
);

export const SITES = {
  thai: { port: 5273, url: "http://localhost:5273" },
  lao: { port: 5274, url: "http://localhost:5274" },
} as const;

/**
 * Where the journeys' own servers listen: beside the fixed addresses, so both can run at once. The Lao site by itself
 * has a sandbox by itself, for two runs side by side must not share faults and members.
 */
const port = SITE_NAMES[0] === "lao" ? 4101 : 4100;
export const SANDBOX = { port, url: `http://localhost:${port}` } as const;
