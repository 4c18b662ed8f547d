import { expect, test } from "vitest";
import { missingOfOwner, type OwnerFiles, readOwnerFiles } from "./owner.ts";

const filled: OwnerFiles = {
  npmrc: "fund=false\n@member-wallet:registry=https://npm.operator.example/\n",
  security: "# Security\n\nSecurity contact: security@operator.example\n",
  manifests: {
    "packages/ui/package.json": '{"repository":{"url":"git+https://git.operator.example/w.git"}}',
  },
};

test("nothing is published from here before the owner has filled in registry, contact and repository", () => {
  const missing = missingOfOwner(readOwnerFiles()).join("\n");
  expect(missing).toContain("@member-wallet:registry=");
  expect(missing).toContain("SECURITY.md");
  expect(missing).toContain("repository.invalid in packages/chat/package.json");
});

test("an owner's own registry, contact and repository are enough", () => {
  expect(missingOfOwner(filled)).toEqual([]);
});

test("a registry of everything, or none at all, is not the owner's own", () => {
  for (const npmrc of ["registry=https://npm.operator.example/\n", "@member-wallet:registry=\n"])
    expect(missingOfOwner({ ...filled, npmrc })).toEqual([expect.stringContaining("own registry")]);
});
