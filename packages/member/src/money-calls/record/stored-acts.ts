import { type IdempotencyKey, isSlipReason, toApiError } from "@member-wallet/api";
import { QR_PROVIDERS, type Satang, satang } from "@member-wallet/domain";
import type { Act, Asked, Progress, QrProgress, Stand, MoneyEnd, WheelStop } from "./act.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The text that stores an act of a member. */
export function writeAct(member: string, act: Act): string {
  return JSON.stringify({ member, ...act });
}

/** The act in a stored text; `null` for one of another member, and for one that this release can't read. */
export function readStoredAct(text: string | null, member: string): Act | null {
  const stored = parse(text);
  return isFields(stored) && stored["member"] === member ? readAct(stored) : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null; // Nothing was stored, or not by us.
  }
}

/** An act as another tab or an earlier page wrote it. */
function readAct(value: Fields): Act | null {
  const { key, began, changed } = value;
  const asked = readAsked(value["asked"]);
  const stand = readStand(value["stand"]);
  if (typeof key !== "string" || typeof began !== "number" || asked === null || stand === null) return null;
  return {
    key: key as IdempotencyKey,
    began,
    ...(typeof changed === "number" && { changed }),
    asked,
    stand,
  };
}

function readAsked(value: unknown): Asked | null {
  if (!isFields(value)) return null;
  const { kind } = value;
  return typeof kind === "string" && Object.hasOwn(READ_ASKED, kind)
    ? READ_ASKED[kind as Asked["kind"]](value)
    : null;
}

/** A table, so that no new kind is left out: it would be lost with a reload. */
const READ_ASKED: Readonly<Record<Asked["kind"], (fields: Fields) => Asked | null>> = {
  withdraw: (fields) => {
    const amount = amountOf(fields);
    return amount && { kind: "withdraw", amount };
  },
  transfer: (fields) => {
    const { from, to } = fields;
    const amount = amountOf(fields);
    return amount && typeof from === "string" && typeof to === "string"
      ? { kind: "transfer", from, to, amount }
      : null;
  },
  collect: () => ({ kind: "collect" }),
  "receive-refund": () => ({ kind: "receive-refund" }),
  promotion: () => ({ kind: "promotion" }),
  "gift-link": () => ({ kind: "gift-link" }),
  slip: () => ({ kind: "slip" }),
  "invite-bonus": (fields) => ({ kind: "invite-bonus", amount: amountOf(fields) }),
  "add-refund": (fields) => ({ kind: "add-refund", amount: amountOf(fields) }),
  bonus: ({ code }) => (typeof code === "string" ? { kind: "bonus", code } : null),
  "game-account": ({ code }) => (typeof code === "string" ? { kind: "game-account", code } : null),
  "cancel-bonus": ({ code }) => ({ kind: "cancel-bonus", code: typeof code === "string" ? code : null }),
  coupon: ({ prize }) => (typeof prize === "string" ? { kind: "coupon", prize } : null),
  spin: ({ coins }) => ({ kind: "spin", coins: typeof coins === "number" ? coins : null }),
  qr: (fields) => {
    const provider = QR_PROVIDERS.find((each) => each === fields["provider"]);
    return provider ? { kind: "qr", provider, amount: amountOf(fields) } : null;
  },
};

const amountOf = (fields: Fields) => readAmount(fields["amount"]);

function readStand(value: unknown): Stand | null {
  if (!isFields(value)) return null;
  const { kind } = value;
  const told = value["told"] === true;
  switch (kind) {
    case "sending":
    case "given-up":
      return { kind };
    case "unknown":
    case "still-running":
      return { kind, resend: value["resend"] === true, told };
    case "refused":
      return { kind, error: toApiError(value["error"]), told };
    case "done":
      return { kind, told, stop: readStop(value["stop"]) };
    case "processing":
      return { kind, told, progress: readProgress(value["progress"]) };
    case "ended": {
      const end = readEnd(value["end"]);
      return end && { kind, told, progress: readProgress(value["progress"]), end };
    }
    default:
      return null;
  }
}

/** Where a spin stopped, as it was answered or stored. */
export function readStop(value: unknown): WheelStop | undefined {
  if (!isFields(value)) return undefined;
  const { code, label } = value;
  return typeof code === "string" && typeof label === "string" ? { code, label } : undefined;
}

/** What is known of accepted money, in its answer or as it was stored. */
export function readProgress(value: unknown): Progress {
  const { reference, at, nth, amount, sentAt, endedAt, missingSince, qr }: Fields = isFields(value)
    ? value
    : {};
  // A server may leave the reference empty.
  return {
    reference: typeof reference === "string" && reference ? reference : null,
    at: typeof at === "string" ? at : null,
    nth: typeof nth === "number" ? nth : 0,
    amount: readAmount(amount),
    sentAt: typeof sentAt === "string" ? sentAt : null,
    endedAt: typeof endedAt === "string" ? endedAt : null,
    missingSince: typeof missingSince === "number" ? missingSince : null,
    qr: isFields(qr) ? readQr(qr) : null,
  };
}

function readQr({ before, paidAt }: Fields): QrProgress {
  return {
    before: Array.isArray(before) ? before.map(String) : null,
    paidAt: typeof paidAt === "string" ? paidAt : null,
  };
}

function readEnd(value: unknown): MoneyEnd | null {
  if (!isFields(value)) return null;
  const { kind, wallet, reason } = value;
  if (kind === "arrived") return { kind, wallet: readAmount(wallet) };
  if (kind === "not-found") return { kind };
  if (kind !== "rejected") return null;
  return { kind, reason: typeof reason === "string" && isSlipReason(reason) ? reason : null };
}

function readAmount(value: unknown): Satang | null {
  return Number.isSafeInteger(value) ? satang(value as number) : null;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
