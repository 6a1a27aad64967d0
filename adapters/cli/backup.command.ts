import * as t from "io-ts";
import { existsSync } from "node:fs";
import { writeBackup } from "../server/backup/write-backup.ts";
import { storageOf } from "../server/contents/storage-of.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { command } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

export const backupCommand = command({
  usage: "<file>",
  options: {},
  notes: [
    "One compressed file for either engine, with the bytes of files: back up the embedded database and restore into PostgreSQL to move.",
    "Stop the server first when the database is the embedded one.",
  ],
  decode: t.type({}),
  run: async (_options, [file], host) => {
    const config = configFrom(host);
    if (config === null) return 2;
    if (file === undefined || existsSync(file)) {
      host.say(file === undefined ? "Name the file to write." : `${file} exists already; choose another name.`);
      return 2;
    }
    try {
      const database = await openDatabase(config, host.say);
      const { rows, contents, missing } = await writeBackup(database, file, storageOf(config)).finally(database.close);
      host.say(`Wrote ${rows.toLocaleString("en")} rows and ${contents.toLocaleString("en")} contents of files to ${file}.`);
      if (missing === 0) return 0;
      host.say(`The bytes of ${missing.toLocaleString("en")} contents are missing; cygnet doctor names their files.`);
      return 1;
    } catch (error) {
      host.say(reasonOf(error));
      return 1;
    }
  },
});
