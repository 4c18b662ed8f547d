import * as wire from "@member-wallet/api/wire";
import { itemSchemaOf } from "@member-wallet/api/wire";
import { readExpiry } from "@member-wallet/domain";
import * as v from "valibot";
import type { Finding } from "./findings.ts";
import { hasQrPicture, isShown, removedFrom } from "./markup.ts";

/** What the sites make of a value that its schema accepts. */
interface Reading extends Finding {
  /** `hidden`: the member sees an error, or nothing, in place of what the answer is about. */
  readonly effect: "odd" | "hidden";
}

type Reader = (value: never, now: number) => readonly Reading[];

const odd = (path: string, expected: string): Reading => ({ path, expected, effect: "odd" });
const hidden = (path: string, expected: string): Reading => ({ path, expected, effect: "hidden" });

function link(path: string, url: string | null): Reading[] {
  if (url === null || url === "" || isShown(url, "link")) return [];
  return [odd(path, "expected a path, or an address with https, http, tel, mailto or line: it is not shown")];
}

function picture(path: string, url: string | null): Reading[] {
  if (url === null || url === "" || isShown(url, "picture")) return [];
  return [odd(path, "expected a path, or an address of a picture with https, http or data: it is not shown")];
}

function markup(path: string, html: string | undefined): Reading[] {
  const removed = removedFrom(html ?? "");
  return removed.length === 0 ? [] : [odd(path, `the sites remove ${removed.join(", ")}`)];
}

function id(path: string, text: string, use: string): Reading[] {
  return wire.isPathPart(text) ? [] : [odd(path, `expected an id, not an empty text or dots: ${use}`)];
}

/** The sites' own readers, by the schema of what they read. */
const READERS = new Map<v.GenericSchema, Reader>();

function reader<Schema extends v.GenericSchema>(
  schema: Schema,
  read: (value: v.InferOutput<Schema>, now: number) => readonly Reading[],
): void {
  READERS.set(schema, read);
}

reader(wire.Markup, (html) => markup("", html));
reader(wire.InfoAnswer, ({ website }) => link("website", website));
reader(wire.ContactAnswer, ({ contactText, lineLink, lineQR }) => [
  ...markup("contactText", contactText),
  ...link("lineLink", lineLink),
  ...picture("lineQR", lineQR),
]);
reader(wire.Profile, ({ _id }) => id("_id", _id, "the invite link and the chat need it"));
reader(wire.GameAccount, ({ code, logo, background, web, android, ios }) => [
  ...id("code", code, "the game's calls need it"),
  ...picture("logo", logo),
  ...picture("background", background),
  ...link("web", web),
  ...link("android", android),
  ...link("ios", ios),
]);
reader(wire.Banner, ({ image, html }) => [...picture("image", image), ...markup("html", html)]);
reader(wire.BonusItem, ({ code }) => id("code", code, "the bonus is received by it"));
reader(wire.RefundCheckAnswer, ({ info }) => markup("info", info));
reader(wire.Slice, ({ htmlDescription }) => markup("htmlDescription", htmlDescription));
reader(wire.PromotionAnswer, (promotion) => markup("description", promotion?.description));
reader(wire.StatementEntry, ({ amount }) =>
  amount !== null && amount < 0
    ? [odd("amount", "expected 0 or more, because the type gives the sign: its act is not found")]
    : [],
);
reader(wire.SlipEntry, ({ reference }) => id("reference", reference, "the picture is asked for by it"));
reader(wire.SlipPictureAnswer, ({ url }) =>
  isShown(url, "link") ? [] : [hidden("url", "expected a path, or an address with https or http")],
);
reader(wire.ChatMessage, ({ message_type }) =>
  message_type === "unknown"
    ? [odd("", "expected a payload of its message_type: the message shows as unsupported")]
    : [],
);
reader(wire.QrState, (state, now) => {
  if (!state.hasQrcode) return [];
  const deadline = readExpiry(state.expireIn, now);
  const isOpen = wire.readQr(state, now).kind === "open";
  return [
    ...(wire.isPathPart(state.qrcodeId ?? "")
      ? []
      : [hidden("qrcodeId", "expected the id by which it is cancelled: the QR is not shown")]),
    ...(state.expireIn !== null && deadline === null
      ? [odd("expireIn", "expected seconds left, or a time: the QR is shown without its end")]
      : []),
    ...(deadline !== null && !isOpen && deadline <= now
      ? [hidden("expireIn", "expected a time to come: the QR is not shown")]
      : []),
    ...(hasQrPicture(state.qrcode)
      ? []
      : [hidden("qrcode", "expected an svg, or an img with a data URL or a path: no picture is shown")]),
  ];
});

interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  /** Schemas of a union or a variant, values of a picklist. */
  readonly options?: readonly (AnySchema | string)[];
  readonly pipe?: readonly AnySchema[];
}

/**
 * What the sites' readers make of an answer, part by part: a part that its schema refuses hides nothing of the others.
 * @param now the server's time, in epoch milliseconds.
 */
export function siteReadings(schema: v.GenericSchema, value: unknown, now: number): Reading[] {
  const read = READERS.get(schema) ?? READERS.get(firstOf(schema));
  const parsed = read === undefined ? undefined : v.safeParse(schema, value);
  const own = parsed?.success ? (read?.(parsed.output as never, now) ?? []) : [];
  const inner = partsOf(schema, value).flatMap(([key, part, below]) =>
    siteReadings(part, below, now).map((reading) => ({
      ...reading,
      path: [key, reading.path].filter((each) => each !== "").join("."),
    })),
  );
  return [...own, ...inner];
}

const firstOf = (schema: AnySchema): v.GenericSchema => schema.pipe?.[0] ?? schema;

/** The parts of a value that have schemas of their own, each with its key; "" for the value itself. */
function partsOf(
  schema: AnySchema,
  value: unknown,
): (readonly [key: string, schema: v.GenericSchema, value: unknown])[] {
  const { entries, wrapped, item, options = [] } = schema;
  const items = itemSchemaOf(firstOf(schema)) ?? item;
  if (items !== undefined)
    return Array.isArray(value) ? value.map((each, index) => [String(index), items, each]) : [];
  if (entries !== undefined)
    return typeof value === "object" && value !== null
      ? Object.entries(entries).map(([key, entry]) => [key, entry, Reflect.get(value, key)])
      : [];
  if (wrapped !== undefined) return [["", wrapped, value]];
  const fitting = options.find((option) => typeof option !== "string" && v.is(option, value));
  return fitting === undefined || typeof fitting === "string" ? [] : [["", fitting, value]];
}
