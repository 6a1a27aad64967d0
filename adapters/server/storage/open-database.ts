import { join } from "node:path";
import type { Config } from "../config.ts";
import { closeFolder, lockFolder } from "./data-folder.ts";
import { type Database, makeDatabase } from "./database.ts";
import { refuseUnfitLogin } from "./login-rights.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite.engine.ts";
import { openPostgres } from "./postgres.engine.ts";

/** Opens the configured database, migrates it to this version, and locks the data folder until it is closed. */
export const openDatabase = async (
  config: Pick<Config, "databaseUrl" | "dataFolder">,
  warn: (message: string) => void,
): Promise<Database> => {
  if (config.databaseUrl !== null) {
    if (config.dataFolder !== "") await closeFolder(config.dataFolder);
    const engine = await openPostgres(config.databaseUrl, (error) => warn(`A database connection was lost: ${error.message}`));
    return opened(makeDatabase(engine), async () => {});
  }
  const unlock = await lockFolder(config.dataFolder);
  try {
    return await opened(makeDatabase(await openPglite(join(config.dataFolder, "db"), { warn })), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
};

const opened = async (database: Database, unlock: () => Promise<void>): Promise<Database> => {
  try {
    await refuseUnfitLogin(database);
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    ...database,
    close: async () => {
      await database.close();
      await unlock();
    },
  };
};
