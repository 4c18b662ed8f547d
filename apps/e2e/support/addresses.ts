/** Where the journeys' own servers listen: beside the fixed addresses, so both can run at once. */
export const SANDBOX = { port: 4100, url: "http://localhost:4100" } as const;

export const SITES = {
  thai: { port: 5273, url: "http://localhost:5273" },
  lao: { port: 5274, url: "http://localhost:5274" },
} as const;
