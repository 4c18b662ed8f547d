import { byId, element, getJson } from "./page.js";

for (const { phone, reference, code } of await getJson("/sandbox/one-time-codes"))
  byId("codes", HTMLUListElement).append(element("li", {}, `${phone} (${reference}): ${code}`));
