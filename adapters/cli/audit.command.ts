import * as t from "io-ts";
import { signedHeads, signHeads } from "../server/audit/signed-heads.store.ts";
import { systemClock } from "../server/clock.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { sealerOf } from "../server/storage/sealer.ts";
import { command } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

export const auditCommand = command({
  usage: "heads",
  options: {},
  notes: [
    "Signs the end of each audit log with the server's secret key and prints it, one JSON object a line.",
    "Keep them where the owner of the database cannot change them; cygnet doctor --heads <file> compares.",
  ],
  decode: t.type({}),
  run: async (_options, [what, ...rest], host) => {
    if (what !== "heads" || rest.length > 0) {
      host.say("Say what to print: heads.");
      return 2;
    }
    const config = configFrom(host);
    if (config === null) return 2;
    try {
      const key = sealerOf(config).keyFor("heads of the audit log");
      const database = await openDatabase(config, host.say);
      const [broken, heads] = await database
        .asSystem(async (tx) => [await signHeads(tx, key, systemClock.now()), await signedHeads(tx)] as const)
        .finally(database.close);
      for (const { head, why } of broken) host.say(`The signed head of organisation ${head.org_id} ${why}.`);
      await host.out(heads.map((head) => `${JSON.stringify(head)}\n`).join(""));
      return broken.length === 0 ? 0 : 1;
    } catch (error) {
      host.say(reasonOf(error));
      return 1;
    }
  },
});
