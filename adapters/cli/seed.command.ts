import * as t from "io-ts";
import { systemClock } from "../server/clock.ts";
import { storageOf } from "../server/contents/storage-of.ts";
import { endDemo } from "../server/demo/demo-accounts.ts";
import { seedContacts } from "../server/demo/many-contacts.ts";
import { demoOrganisation, seedDemo } from "../server/demo/seed-demo.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { sealerOf } from "../server/storage/sealer.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

const most = 5_000_000;

const seed = async (host: CliHost, contacts: number): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  try {
    const database = await openDatabase(config, host.say);
    try {
      const fresh = await seedDemo(database, systemClock.now(), undefined, storageOf(config), sealerOf(config));
      host.say(fresh ? "Filled the database with the demo organisation." : "The demo organisation is there already.");
      if (!config.demo) await endDemo(database);
      if (contacts > 0) {
        await seedContacts(database, await demoOrganisation(database), contacts, systemClock.now());
        host.say(`Added ${contacts.toLocaleString("en")} contacts.`);
      }
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    host.say(reasonOf(error));
    return 1;
  }
};

export const seedCommand = command({
  usage: "[--contacts <n>]",
  options: { contacts: { meaning: "Add this many generated contacts, the same ones every time.", value: "n" } },
  notes: ["Seeds the configured database (CYGNET_DATA or DATABASE_URL); an organisation that is there already stays as it is."],
  decode: t.partial({ contacts: t.string }),
  run: async (options, _words, host) => {
    const contacts = Number(options.contacts ?? "0");
    if (Number.isInteger(contacts) && contacts >= 0 && contacts <= most) return seed(host, contacts);
    host.say(`--contacts is "${options.contacts ?? ""}"; expected a whole number up to ${most.toLocaleString("en")}.`);
    return 2;
  },
});
