import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashCheaply } from "../../adapters/server/auth/password.crypto.ts";
import { seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { demoTemplate, freshDatabase } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

hashCheaply();

/** `empty`: migrated, without an organisation; `demo`: with the demo organisation. */
type Template = "empty" | "demo";

declare module "vitest" {
  interface ProvidedContext {
    /** folder of the prepared embedded databases */
    readonly templates: string;
  }
}

type Templates = { readonly folder: string; readonly remove: () => void };

/**
 * Prepares the embedded databases that test files start from: making a copy takes a tenth of the time of making one.
 * @param now of the demo
 */
export const makeTemplates = async (now: number): Promise<Templates> => {
  const folder = mkdtempSync(join(temporaryFolder(), "cygnet-templates-"));
  const [empty, demo] = [join(folder, "empty"), join(folder, "demo")];
  const first = makeDatabase(await openPglite(empty));
  await migrate(first);
  await first.close();
  cpSync(empty, demo, { recursive: true });
  const second = makeDatabase(await openPglite(demo));
  await seedDemo(second, now);
  await second.close();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Puts a migrated database without an organisation into a data folder, for commands whose test is not about making one. */
export const migratedDataFolder = (folder: string, data: string): void =>
  cpSync(join(folder, "empty"), join(data, "db"), { recursive: true });

/**
 * Adds the demo to a server that has the migrated database.
 * @param now of the demo
 */
export const makeDemoTemplate = async (serverUrl: string, now: number): Promise<void> => {
  const demo = makeDatabase(await openPostgres(await freshDatabase(serverUrl, demoTemplate), () => undefined));
  await seedDemo(demo, now);
  await demo.close();
};

/** Opens a copy of a prepared embedded database; closing removes it. */
export const copyOf = async (folder: string, template: Template): Promise<Database> => {
  const copy = join(folder, randomUUID());
  cpSync(join(folder, template), copy, { recursive: true });
  const database = makeDatabase(await openPglite(copy));
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
};
