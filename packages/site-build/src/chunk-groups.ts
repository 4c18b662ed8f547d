import type { Plugin } from "vite";

/** A chunk, with parts of the paths of its modules; what these import is in it too. */
export interface ChunkGroup {
  readonly name: string;
  readonly modules: readonly string[];
}

/**
 * Assigns modules, with all that they import, to the first chunk that names them. The build fails when a path matches no
 * module: a renamed folder would otherwise leave its chunk unnoticed.
 */
export function chunkGroups(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: "member-wallet:chunk-groups",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map(({ name, modules }) => ({
                name,
                test: (id: string) => modules.some((path) => id.includes(path)),
              })),
            },
          },
        },
      },
    }),
    generateBundle() {
      const ids = [...this.getModuleIds()];
      for (const { name, modules } of groups) {
        const unmatched = modules.filter((path) => !ids.some((id) => id.includes(path)));
        if (unmatched.length > 0) {
          this.error(
            `The chunk ${JSON.stringify(name)} names modules that do not exist: ${unmatched.join(", ")}`,
          );
        }
      }
    },
  };
}
