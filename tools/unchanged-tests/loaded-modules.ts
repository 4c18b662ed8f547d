import { afterAll } from "vitest";

// A browser keeps 250 entries; a page of the product has three times as many modules.
performance.setResourceTimingBufferSize(20_000);

// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which fixtures a hook asks for.
afterAll(({}, suite) => {
  suite.file.meta.loaded = performance.getEntriesByType("resource").map(({ name }) => name);
});
