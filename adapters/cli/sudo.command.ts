import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { sudoReason } from "../../core/auth/sudo.rule.ts";
import { createSudoLink } from "../server/auth/sudo-link.store.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { requestOfCommand } from "./acting-user.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";
import { openAccount } from "./user/open-account.ts";
import { failureLine } from "./user/user-actions.ts";

const makeLink = async (email: string, reason: string, host: CliHost): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  const { now, origin } = requestOfCommand(config);
  try {
    const database = await openDatabase(config, host.say);
    try {
      const [secret, holder] = await database.asSystem(async (tx) => {
        const account = await openAccount(tx, email, now);
        return [await createSudoLink(tx, account, reason, now), account.email] as const;
      });
      host.say(`It signs in as ${holder}, once, within an hour, and for an hour. The audit log names the reason and every change.`);
      await host.out(`${origin}/ui/sudo#token=${secret}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    host.say(reasonOf(error));
    return 2;
  }
};

export const sudoCommand = command({
  usage: "<email> --reason <text>",
  options: { reason: { meaning: "Why support signs in as the user; the organisation reads it in the audit log.", value: "text" } },
  notes: [
    "Prints the link to standard output. Open it in a browser in which nobody else is signed in: it replaces the session there.",
    "A new link for a user ends the earlier one.",
    "Stop the server first when the database is the embedded one, and start it again for the link.",
  ],
  decode: t.partial({ reason: t.string }),
  run: async ({ reason = "" }, [email, ...more], host) => {
    if (email === undefined || more.length > 0) {
      host.say("Say: cygnet sudo <email> --reason <text>");
      return 2;
    }
    const why = sudoReason(reason);
    if (E.isRight(why)) return makeLink(email, why.right, host);
    host.say(failureLine(why.left));
    return 2;
  },
});
