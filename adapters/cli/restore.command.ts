import * as t from "io-ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentFindings } from "../server/backup/content-findings.ts";
import { readBackup } from "../server/backup/read-backup.ts";
import { systemClock } from "../server/clock.ts";
import type { Config } from "../server/config.ts";
import { storageOf } from "../server/contents/storage-of.ts";
import type { Database } from "../server/storage/database.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

/** Restores a backup and says which files have no bytes then, as a backup without bytes may leave them. */
const restore = async (database: Database, file: string, config: Config, host: CliHost): Promise<ExitCode> => {
  const contents = storageOf(config);
  const counts = await readBackup(database, file, { contents, spool: join(config.dataFolder, "tmp") });
  host.say(`Restored ${counts.rows.toLocaleString("en")} rows and ${counts.contents.toLocaleString("en")} contents of files.`);
  try {
    const [bytes] = await contentFindings(database, contents, systemClock.now(), false);
    if (bytes?.ok !== false) return 0;
    host.say(`PROBLEM ${bytes.what}`);
  } catch (error) {
    host.say(`The files were not compared: ${reasonOf(error)}`);
  }
  return 1;
};

export const restoreCommand = command({
  usage: "<file> --yes",
  options: { yes: { meaning: "Confirm: what is in the database now is replaced." } },
  notes: [
    "All of it or nothing: a damaged backup leaves the database as it was.",
    "The bytes of files go where the settings say, into the data folder or a bucket, wherever they were before.",
  ],
  decode: t.partial({ yes: t.boolean }),
  run: async (options, [file], host) => {
    const config = configFrom(host);
    if (config === null) return 2;
    if (file === undefined || !existsSync(file)) {
      host.say(file === undefined ? "Name the backup to restore." : `There is no file ${file}.`);
      return 2;
    }
    if (options.yes !== true) {
      host.say("This replaces everything in the database. Say --yes to go on.");
      return 2;
    }
    try {
      const database = await openDatabase(config, host.say);
      try {
        return await restore(database, file, config, host);
      } finally {
        await database.close();
      }
    } catch (error) {
      host.say(`Nothing was changed. ${reasonOf(error)}`);
      return 1;
    }
  },
});
