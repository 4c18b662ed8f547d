import { expect, test } from "vitest";
import { readArguments, USAGE } from "./arguments.ts";

const URL_OPTION = ["--url", "https://backend.example"];

const WRONG: [string, string[], string][] = [
  ["nothing", [], "--url is missing"],
  ["an address without a scheme", ["--url", "backend.example"], "--url is an origin with its scheme"],
  ["another scheme", ["--url", "localhost:8080"], "--url is an origin with its scheme"],
  ["an address with /api", ["--url", "https://backend.example/api"], "without /api"],
  ["a phone without a password", [...URL_OPTION, "--phone", "0812345678"], "--password is missing"],
  ["a password without a phone", [...URL_OPTION, "--password", "secret"], "--phone is missing"],
  ["--write without a member", [...URL_OPTION, "--write"], "--write needs a member"],
  ["a site without a scheme", [...URL_OPTION, "--origin", "wallet.example"], "--origin is an origin"],
  ["an area that there is not", [...URL_OPTION, "--only", "QR,Walet"], "--only knows no area Walet"],
  ["two formats", [...URL_OPTION, "--json", "--junit"], "exclude each other"],
  ["an unknown option", [...URL_OPTION, "--writes"], "--writes"],
];

test.each(WRONG)("%s is wrong, and named", (_what, given, problem) => {
  expect(readArguments(given, {})).toMatchObject({
    kind: "wrong",
    problem: expect.stringContaining(problem) as string,
  });
});

test("the password may come from the environment", () => {
  const given = [
    "--url",
    "https://backend.example/",
    "--phone",
    "0812345678",
    "--write",
    "--strict",
    "--json",
  ];
  expect(readArguments(given, { CONFORMANCE_PASSWORD: "a-secret" })).toEqual({
    kind: "check",
    options: {
      url: "https://backend.example",
      member: { username: "0812345678", password: "a-secret" },
      write: true,
      socket: false,
      site: null,
      areas: null,
    },
    strict: true,
    format: "json",
  });
});

test("a password in the environment without a phone checks what anyone may call", () => {
  const asked = readArguments(URL_OPTION, { CONFORMANCE_PASSWORD: "a-secret" });
  expect(asked).toMatchObject({ kind: "check", options: { member: null } });
});

test("areas are named in any case", () => {
  const asked = readArguments([...URL_OPTION, "--only", "qr, look-ups"], {});
  expect(asked).toMatchObject({ kind: "check", options: { areas: ["QR", "Look-ups"] } });
});

test("--help asks for the help, whatever else is given", () => {
  expect(readArguments(["--help", "--write"], {})).toEqual({ kind: "help" });
  expect(USAGE).toContain("or the environment variable CONFORMANCE_PASSWORD");
});

test.each(["accepted", "warning", "refused", "skipped", "--url", "--phone", "--write", "--strict", "--json"])(
  "the help explains %s",
  (word) => {
    expect(USAGE).toMatch(new RegExp(`^ {2}${word} +\\w`, "m"));
  },
);
