import { expect, test } from "vitest";
import { readSettings } from "./build-settings.ts";

test("without settings a site has its own origin as its backend, no chat, no gift links and no reports", () => {
  expect(readSettings({ VITE_CHAT_URL: "", VITE_REPORT_URL: " " }, "lao")).toEqual({
    apiUrl: "",
    chatUrl: null,
    crossOriginIdempotency: false,
    mediaOrigins: [],
    howToBase: "/files/howto/lao",
    siteUrl: "",
    giftLinkKey: null,
    serviceWorker: true,
    reports: null,
  });
});

test("every spelling of a setting is one value", () => {
  const settings = readSettings(
    {
      VITE_API_URL: " https://API.example:443/v1/ ",
      VITE_CHAT_URL: "https://chat.example/",
      VITE_IDEMPOTENCY: "on",
      VITE_MEDIA_ORIGINS: "https://one.example/  http://two.example:80",
      VITE_HOWTO_BASE: "https://videos.example/howto/",
      VITE_SITE_URL: "https://wallet.example/",
      VITE_TRUELINK_KEY: "a key",
      VITE_SERVICE_WORKER: "off",
      VITE_REPORT_URL: "https://reports.example/of/sites?key=1",
      VITE_REPORT_VITALS: "0.25",
    },
    "thai",
  );
  expect(settings).toEqual({
    apiUrl: "https://api.example/v1",
    chatUrl: "https://chat.example",
    crossOriginIdempotency: true,
    mediaOrigins: ["https://one.example", "http://two.example"],
    howToBase: "https://videos.example/howto",
    siteUrl: "https://wallet.example",
    giftLinkKey: "a key",
    serviceWorker: false,
    reports: { url: "https://reports.example/of/sites?key=1", vitalsRate: 0.25 },
  });
});

test("a slash is the page's own origin, and paths belong to it", () => {
  expect(
    readSettings(
      {
        VITE_API_URL: "/",
        VITE_CHAT_URL: "/",
        VITE_HOWTO_BASE: "/videos/",
        VITE_REPORT_URL: "/api/site-reports",
      },
      "thai",
    ),
  ).toMatchObject({
    apiUrl: "",
    chatUrl: "",
    howToBase: "/videos",
    reports: { url: "/api/site-reports", vitalsRate: 0.1 },
  });
});

const WRONG: [name: string, text: string, expected: string][] = [
  ["VITE_API_URL", "api.example", "an address with its scheme"],
  ["VITE_API_URL", "localhost:8080", "an address with its scheme"],
  ["VITE_API_URL", "/backend", "an address with its scheme"],
  ["VITE_API_URL", "https://api.example/?v=1", "an address with its scheme"],
  ["VITE_CHAT_URL", "wss://chat.example", "an origin with its scheme"],
  ["VITE_CHAT_URL", "https://chat.example/room", "without a path"],
  ["VITE_IDEMPOTENCY", "true", "on or off"],
  ["VITE_MEDIA_ORIGINS", "https://one.example two.example", "origins with their schemes"],
  ["VITE_MEDIA_ORIGINS", "https://one.example/pictures", "without paths"],
  ["VITE_HOWTO_BASE", "//videos.example", "a path such as /files/howto/thai"],
  ["VITE_HOWTO_BASE", "videos", "a path such as /files/howto/thai"],
  ["VITE_SITE_URL", "https://me:secret@wallet.example", "an origin with its scheme"],
  ["VITE_SERVICE_WORKER", "false", "on or off"],
  ["VITE_REPORT_URL", "javascript:alert(1)", "a path such as /reports"],
  ["VITE_REPORT_VITALS", "2", "a share from 0 to 1"],
  ["VITE_REPORT_VITALS", "half", "a share from 0 to 1"],
  ["VITE_REPORT_VITALS", "1e-1", "a share from 0 to 1"],
];

test.each(WRONG)("%s=%s ends the build with a sentence that says what it is", (name, text, expected) => {
  const read = () => readSettings({ [name]: text }, "thai");
  expect(read).toThrow(`${name} is `);
  expect(read).toThrow(expected);
  expect(read).toThrow(`, not ${JSON.stringify(text)}.`);
});

test("all faults are told at once, misspelt names too", () => {
  const environment = {
    VITE_API_ULR: "https://api.example",
    VITE_IDEMPOTENCI: "on",
    VITE_IDEMPOTENCY: "yes",
  };
  expect(() => readSettings(environment, "thai")).toThrow(
    [
      'VITE_IDEMPOTENCY is on or off, not "yes".',
      "VITE_API_ULR is no setting of a site's build: docs/settings.md names them all.",
      "VITE_IDEMPOTENCI is no setting of a site's build: docs/settings.md names them all.",
    ].join("\n"),
  );
});
