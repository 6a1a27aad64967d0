import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { admins } from "../../core/access/access-rule.rule.ts";
import { waysOf } from "../../core/outbox/ways.rule.ts";
import { loadAreas } from "../server/contributions/load-areas.ts";
import { makeOutbox } from "../server/outbox/outbox.store.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { sealerOf } from "../server/storage/sealer.ts";
import { actingUser, requestOfCommand } from "./acting-user.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { lineBatches } from "./lines.ts";
import { configFrom, reasonOf } from "./server-config.ts";
import {
  archiveAction,
  createAction,
  failureLine,
  inviteAction,
  type Outcome,
  restoreAction,
  type UserAction,
} from "./user/user-actions.ts";

const Options = t.partial({
  role: t.string,
  team: t.array(t.string),
  first: t.string,
  last: t.string,
  to: t.string,
  "keep-contacts": t.boolean,
  undo: t.boolean,
  as: t.string,
});
type Options = t.TypeOf<typeof Options>;

const firstLine = async (input: CliHost["input"]): Promise<string> => {
  for await (const [line] of lineBatches(input)) return line ?? "";
  return "";
};

const actions = {
  create: createAction,
  invite: inviteAction,
  archive: archiveAction,
  restore: restoreAction,
} as const satisfies Readonly<Record<string, (action: UserAction) => Outcome>>;
type Verb = keyof typeof actions;
const isVerb = (word: string | undefined): word is Verb => word !== undefined && Object.hasOwn(actions, word);

const runAction = async (verb: Verb, email: string, options: Options, host: CliHost): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  if (verb === "create" && host.watched) host.say("Type the password of the new user, then Enter.");
  const password = verb === "create" ? await firstLine(host.input) : "";
  try {
    const database = await openDatabase(config, host.say);
    try {
      const actor = await actingUser(database, options.as ?? null, { access: admins, refusal: "is no administrator" });
      const outbox = makeOutbox(sealerOf(config), waysOf(config));
      const areas = await loadAreas();
      const request = requestOfCommand(config);
      const done = await database.inOrg(actor.org_id, (tx) =>
        actions[verb]({ call: { tx, actor, request }, outbox, areas, email, password, options }),
      );
      if (E.isRight(done)) {
        await host.out(`${done.right}\n`);
        return 0;
      }
      host.say(failureLine(done.left));
      return 2;
    } finally {
      await database.close();
    }
  } catch (error) {
    host.say(reasonOf(error));
    return 2;
  }
};

export const userCommand = command({
  usage: "create|invite|archive|restore <email> [options]",
  options: {
    role: { meaning: "create, invite: admin, user or guest; user unless told.", value: "role" },
    team: { meaning: "create, invite: a team by its name; may be given several times.", value: "name", many: true },
    first: { meaning: "create, invite: first name; guessed from the address unless told.", value: "name" },
    last: { meaning: "create, invite: last name.", value: "name" },
    to: { meaning: "archive: the email of the user who gets what is owned.", value: "email" },
    "keep-contacts": { meaning: "archive: leave contacts assigned to the user." },
    undo: { meaning: "restore: give back teams and what went to the other user too." },
    as: { meaning: "The email of the administrator who acts; the owner unless told.", value: "email" },
  },
  notes: [
    "create reads the password from standard input: echo '…' | cygnet user create ada@example.com",
    "invite prints the link that accepts the invitation, and mails it where mail is set up.",
    "The same rules, limits of the plan and entries of the audit log as in the application.",
    "Stop the server first when the database is the embedded one.",
  ],
  decode: Options,
  run: async (options, [verb, email, ...more], host) => {
    if (isVerb(verb) && email !== undefined && more.length === 0) return runAction(verb, email, options, host);
    host.say(
      isVerb(verb) && email === undefined ? "Name the email of one user." : "Say: cygnet user create|invite|archive|restore <email>",
    );
    return 2;
  },
});
