import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLISHED } from "../packages/pack.ts";
import { ROOT } from "../root.ts";

/** The files in which an owner fills in what nobody else knows. */
export interface OwnerFiles {
  /** `.npmrc` */
  readonly npmrc: string;
  /** `SECURITY.md` */
  readonly security: string;
  /** The manifests of the published packages, by their paths. */
  readonly manifests: Readonly<Record<string, string>>;
}

export function readOwnerFiles(root = ROOT): OwnerFiles {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const manifests = PUBLISHED.map((folder) => `${folder}/package.json`);
  return {
    npmrc: read(".npmrc"),
    security: read("SECURITY.md"),
    manifests: Object.fromEntries(manifests.map((file) => [file, read(file)])),
  };
}

/** What an owner has not filled in yet, a sentence each. */
export function missingOfOwner({ npmrc, security, manifests }: OwnerFiles): string[] {
  const nowhere = Object.entries(manifests).filter(([, text]) => text.includes("repository.invalid"));
  return [
    ...(/^@member-wallet:registry=\S+$/m.test(npmrc)
      ? []
      : [
          "Put your own registry into .npmrc, as @member-wallet:registry=https://npm.example/: without it the packages go to the public one.",
        ]),
    ...(/^Security contact: \S+@\S+$/m.test(security)
      ? []
      : ['Put the address for reports of vulnerabilities into SECURITY.md, after "Security contact:".']),
    ...nowhere.map(
      ([file]) => `Put the repository's own address in the place of repository.invalid in ${file}.`,
    ),
  ];
}
