import type { Language } from "./languages.ts";
import type { LazyNamespace } from "./lazy-namespaces.ts";
import type { TextFile } from "./text-file.ts";
import type { Namespace } from "./texts.ts";

/**
 * The namespaces that a visit can begin with. The others are listed separately, so that the log-in page doesn't load
 * that list.
 */
const FIRST: Record<Language, Record<Exclude<Namespace, LazyNamespace>, () => Promise<TextFile>>> = {
  th: {
    contact: () => import("../th/contact.json"),
    errors: () => import("../th/errors.json"),
    howto: () => import("../th/howto.json"),
    member: () => import("../th/member.json"),
    parts: () => import("../th/parts.json"),
    register: () => import("../th/register.json"),
    site: () => import("../th/site.json"),
    ui: () => import("../th/ui.json"),
  },
  lo: {
    contact: () => import("../lo/contact.json"),
    errors: () => import("../lo/errors.json"),
    howto: () => import("../lo/howto.json"),
    member: () => import("../lo/member.json"),
    parts: () => import("../lo/parts.json"),
    register: () => import("../lo/register.json"),
    site: () => import("../lo/site.json"),
    ui: () => import("../lo/ui.json"),
  },
  en: {
    contact: () => import("../en/contact.json"),
    errors: () => import("../en/errors.json"),
    howto: () => import("../en/howto.json"),
    member: () => import("../en/member.json"),
    parts: () => import("../en/parts.json"),
    register: () => import("../en/register.json"),
    site: () => import("../en/site.json"),
    ui: () => import("../en/ui.json"),
  },
};

/**
 * Fetches one namespace in one language, as a separate chunk. Rejects when the chunk fails to load: the caller offers a
 * retry.
 */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  const file = isFirst(namespace)
    ? FIRST[language][namespace]()
    : (await import("./lazy-namespaces.ts")).LAZY_NAMESPACES[language][namespace]();
  return (await file).default;
}

function isFirst(namespace: Namespace): namespace is Exclude<Namespace, LazyNamespace> {
  return Object.hasOwn(FIRST.th, namespace);
}
