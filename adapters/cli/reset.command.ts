import * as t from "io-ts";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "../server/storage/data-folder.ts";
import { command } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

export const resetCommand = command({
  usage: "--yes",
  options: { yes: { meaning: "Confirm: the embedded database is deleted and cannot be brought back." } },
  notes: ["Only the embedded database; a PostgreSQL database is yours to drop. The next start seeds the demo again."],
  decode: t.partial({ yes: t.boolean }),
  run: async (options, _words, host) => {
    const config = configFrom(host);
    if (config === null) return 2;
    if (config.databaseUrl !== null) {
      host.say("DATABASE_URL is set; reset deletes only the embedded database.");
      return 2;
    }
    if (options.yes !== true) {
      host.say(`This deletes everything in ${config.dataFolder}. Say --yes to go on.`);
      return 2;
    }
    try {
      const unlock = await lockFolder(config.dataFolder);
      await rm(join(config.dataFolder, "db"), { recursive: true, force: true });
      await unlock();
      host.say(`Deleted the database in ${config.dataFolder}.`);
      return 0;
    } catch (error) {
      host.say(reasonOf(error));
      return 1;
    }
  },
});
