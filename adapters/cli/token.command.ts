import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import type { NewApiToken } from "../../core/auth/new-api-token.model.ts";
import { typedToken } from "../../core/auth/typed-token.rule.ts";
import { writeAudit } from "../server/audit/audit.store.ts";
import { createApiToken } from "../server/auth/api-token.store.ts";
import { systemClock } from "../server/clock.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";
import { openAccount } from "./user/open-account.ts";
import { failureLine } from "./user/user-actions.ts";

const create = async (email: string, { name = "API token", ...limits }: NewApiToken, host: CliHost): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  try {
    const database = await openDatabase(config, host.say);
    try {
      const now = systemClock.now();
      const made = await database.asSystem(async (tx) => {
        const { org_id, user_id, email: holder } = await openAccount(tx, email, now);
        const token = await createApiToken(tx, { org: org_id, user: user_id, name, ...limits }, now);
        await writeAudit(
          { ...tx, org: org_id },
          { actor: { kind: "system" }, request: { id: "cli", ip: "", now } },
          { action: "create_token", object_type: "api_token", object_id: name, before: null, after: { name, holder, ...limits } },
        );
        const { app_key } = await tx.db.selectFrom("orgs").select("app_key").where("org_id", "=", org_id).executeTakeFirstOrThrow();
        return { token, app_key, holder };
      });
      host.say(`The token of ${made.holder}, shown this once. Send it as X-Token, with X-App-Key: ${made.app_key}`);
      await host.out(`${made.token}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    host.say(reasonOf(error));
    return 2;
  }
};

export const tokenCommand = command({
  usage: "create <email> [options]",
  options: {
    scope: {
      meaning: "Such as contacts:read; may be given several times. Without one, the token may do what the user may.",
      value: "area:read|area:write",
      many: true,
    },
    days: { meaning: "30, 90 or 365; 90 unless told.", value: "N" },
    name: { meaning: "By which the user recognises it in the profile.", value: "name" },
  },
  notes: [
    "The token alone goes to standard output: TOKEN=$(npm run -s cygnet -- token create ada@example.com --scope contacts:read)",
    "Only its hash is stored; the user sees and revokes it in the profile.",
    "Stop the server first when the database is the embedded one.",
  ],
  decode: t.partial({ scope: t.array(t.string), days: t.string, name: t.string }),
  run: async (options, [verb, email, ...more], host) => {
    if (verb !== "create" || email === undefined || more.length > 0) {
      host.say("Say: cygnet token create <email> [--scope area:read] [--days N]");
      return 2;
    }
    const typed = typedToken(options);
    if (E.isRight(typed)) return create(email, typed.right, host);
    host.say(failureLine(typed.left));
    return 2;
  },
});
