import * as t from "io-ts";
import { existsSync } from "node:fs";
import { readBackup } from "../server/backup/read-backup.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { command } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

export const restoreCommand = command({
  usage: "<file> --yes",
  options: { yes: { meaning: "Confirm: what is in the database now is replaced." } },
  notes: ["All of it or nothing: a damaged backup leaves the database as it was."],
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
      const rows = await readBackup(database, file).finally(database.close);
      host.say(`Restored ${rows.toLocaleString("en")} rows.`);
      return 0;
    } catch (error) {
      host.say(`Nothing was changed. ${reasonOf(error)}`);
      return 1;
    }
  },
});
