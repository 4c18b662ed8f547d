/** The elements of the operator's markup that are shown: text, lists, tables, links and pictures. */
export const MARKUP_TAGS: readonly string[] = (
  "a b blockquote br caption code col colgroup dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img " +
  "li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul"
).split(" ");

/** The attributes that they keep; `href` and `src` only with a safe URL. */
export const MARKUP_ATTRIBUTES: readonly string[] =
  "href src alt title colspan rowspan width height dir lang".split(" ");
