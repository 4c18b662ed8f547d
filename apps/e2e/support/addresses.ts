/** The sites that this run walks through: both, or the one that `JOURNEYS_OF` names. */
export const SITE_NAMES = (["thai", "lao"] as const).filter((site) =>
  [undefined, "", site].includes(process.env["JOURNEYS_OF"]),
);

/** The first of the ports that the journeys' own servers listen on: beside those of `npm start`, so both can run at once. */
const FIRST_PORT = Number(process.env["JOURNEYS_PORT"] || 4100);

export const SITES = {
  thai: { port: FIRST_PORT + 2, url: `http://localhost:${FIRST_PORT + 2}` },
  lao: { port: FIRST_PORT + 3, url: `http://localhost:${FIRST_PORT + 3}` },
} as const;

/** The Lao site alone has its own sandbox: two runs at the same time must not share faults and members. */
const port = SITE_NAMES[0] === "lao" ? FIRST_PORT + 1 : FIRST_PORT;
export const SANDBOX = { port, url: `http://localhost:${port}` } as const;
