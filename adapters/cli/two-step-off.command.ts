import * as t from "io-ts";
import { writeAudit } from "../server/audit/audit.store.ts";
import { accountByEmail } from "../server/auth/account.store.ts";
import { systemClock } from "../server/clock.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { dropTwoStep } from "../server/two-step/two-step.store.ts";
import { command } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

export const twoStepOffCommand = command({
  usage: "EMAIL",
  options: {},
  notes: [
    "For a member of staff who has neither phone nor recovery codes any more. Make sure that it is the member who asks: the password alone logs in afterwards, unless the organisation requires two-step sign-in, which the member then sets up anew.",
  ],
  decode: t.type({}),
  run: async (_options, [email = "", ...more], host) => {
    const config = configFrom(host);
    if (config === null) return 2;
    if (email === "" || more.length > 0) {
      host.say("Say the email of one member of staff.");
      return 2;
    }
    try {
      const database = await openDatabase(config, host.say);
      try {
        return await database.asSystem(async (tx) => {
          const account = await accountByEmail(tx, email);
          if (account === null || !(await dropTwoStep(tx, account))) {
            host.say(account === null ? `Nobody logs in as ${email}.` : `${account.email} has no two-step sign-in.`);
            return 2;
          }
          const request = { id: "cli", ip: "", now: systemClock.now() };
          await writeAudit(
            { ...tx, org: account.org_id },
            { actor: { kind: "system" }, request },
            { action: "turn_off_two_step", object_type: "user", object_id: account.user_id, before: null, after: null },
          );
          host.say(`${account.email} logs in with the password alone.`);
          return 0;
        });
      } finally {
        await database.close();
      }
    } catch (error) {
      host.say(reasonOf(error));
      return 2;
    }
  },
});
