/** `npm run sandbox:database -- backup|restore|audit`: of the database that the settings of the sandbox name. */
import { FolderInUseError } from "../database/folder-lock.ts";
import { readSettings } from "../settings.ts";
import { type Audit, auditDatabase, backUp, restore } from "./backup.ts";

const USAGE = `npm run sandbox:database -- backup <file>   writes the database into a file
npm run sandbox:database -- restore <file>  restores it into an empty database, and audits the ledger
npm run sandbox:database -- audit           audits the ledger

The database is that of DATABASE_URL, else of SANDBOX_DATA.`;

function tell({ members, entries, breaches }: Audit): void {
  console.log(`${members} members, ${entries} entries of the ledger`);
  for (const breach of breaches) console.error(breach);
  console.log(breaches.length === 0 ? "The ledger is sound." : "The ledger is not sound.");
  if (breaches.length > 0) process.exitCode = 1;
}

const [command, file, ...more] = process.argv.slice(2);
try {
  const { database } = readSettings(process.env);
  if (command === "backup" && file !== undefined && more.length === 0) {
    await backUp(database, file);
    console.log(`The database is in ${file}.`);
  } else if (command === "restore" && file !== undefined && more.length === 0)
    tell(await restore(database, file));
  else if (command === "audit" && file === undefined) tell(await auditDatabase(database));
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  const hint = error instanceof FolderInUseError ? " Stop that one first." : "";
  console.error(`${error instanceof Error ? error.message : String(error)}${hint}`);
  process.exitCode = 1;
}
