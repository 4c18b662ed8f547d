/** In a file's name. The fewest that Rolldown allows: each more costs the first load, which names most files, 100 bytes. */
export const HASH_LETTERS = 7;

const hashed = (ending: string) => `assets/[name]-[hash:${HASH_LETTERS}]${ending}`;

/** The names of the files of a build. A name contains a hash of its file, so its file never changes. */
export const HASHED_NAMES = {
  entryFileNames: hashed(".js"),
  chunkFileNames: hashed(".js"),
  assetFileNames: hashed("[extname]"),
};

const HASHED = new RegExp(`^/assets/[^/]+-[\\w-]{${HASH_LETTERS}}\\.\\w+$`);

/** Whether the path is that of a file whose name contains its hash. */
export function isHashed(path: string): boolean {
  return HASHED.test(path);
}
