import * as v from "valibot";

const times = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const text = (longest: number, pattern: RegExp) => v.pipe(v.string(), v.maxLength(longest), v.regex(pattern));

/** A route's pattern (`/user/home`, `/register/*`, `*`), never an address: no ids, no query. */
const page = text(40, /^(?:\*|\/[a-z/]*\*?)$/);

/** A file of the site's own build. */
const file = text(120, /^\/assets\/[\w.-]+$/);

/** What a browser took to show and to react, once per page load. */
const Vital = v.strictObject({
  page,
  name: v.picklist(["FCP", "LCP", "CLS", "INP", "TTFB"]),
  /** In milliseconds; of CLS the score. */
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)),
  rating: v.picklist(["good", "needs-improvement", "poor"]),
});

const Problem = v.variant("kind", [
  v.strictObject({
    kind: v.literal("error"),
    /** `caught`: part of the page is replaced by an error text. */
    source: v.picklist(["uncaught", "rejection", "caught"]),
    page,
    name: text(40, /^[A-Za-z]+$/),
    /** Without digits, addresses, e-mails, quoted data and letters beyond ASCII; a `*` stands for each. */
    message: text(200, /^(?:Minified React error #\d{1,4}|[ !$-/:-?A-~]*)$/),
    /** Own files with line and column, the innermost first. */
    stack: v.pipe(v.array(text(140, /^\/assets\/[\w.-]+:\d+:\d+$/)), v.maxLength(10)),
    times,
  }),
  /** A part of the page that failed to load; its file, where the browser names it. */
  v.strictObject({ kind: v.literal("chunk"), page, file: v.nullable(file), times }),
  /** An answer of the backend with another shape: where, never what. */
  v.strictObject({
    kind: v.literal("answer"),
    page,
    schema: text(60, /^[A-Za-z]+$/),
    lost: v.picklist(["answer", "items"]),
    paths: v.pipe(v.array(text(200, /^[A-Za-z_\d.*]*$/)), v.maxLength(20)),
    times,
  }),
]);

/** What a site sends about one page load to where `VITE_REPORT_URL` says (docs/security.md). It names no member. */
export const SiteReport = v.strictObject({
  site: text(20, /^[a-z-]+$/),
  release: text(40, /^[\w.+-]*$/),
  language: v.picklist(["th", "lo", "en"]),
  /** The effective connection type, where the browser tells it. */
  connection: v.nullable(v.picklist(["slow-2g", "2g", "3g", "4g"])),
  /** A random number of this page load, in hex: stored nowhere. */
  load: text(32, /^[\da-f]{32}$/),
  vitals: v.pipe(v.array(Vital), v.maxLength(5)),
  problems: v.pipe(v.array(Problem), v.maxLength(20)),
});

export type SiteReport = v.InferOutput<typeof SiteReport>;
/** One web vital of a page load. */
export type SiteVital = SiteReport["vitals"][number];
/** One problem of a page load: an error, a part of the page that failed to load, or an answer of another shape. */
export type SiteProblem = SiteReport["problems"][number];
