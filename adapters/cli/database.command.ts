import * as t from "io-ts";
import { rolesScript } from "../server/storage/database-roles.ts";
import { command } from "./command.ts";
import { configFrom } from "./server-config.ts";

const usualLogin = "cygnet";

export const databaseCommand = command({
  usage: "roles [--login <name>]",
  options: { login: { meaning: `Role with which Cygnet signs in: that of DATABASE_URL, else ${usualLogin}.`, value: "name" } },
  notes: [
    "Prints SQL and connects to nothing. Run it as an administrator in Cygnet's database, once: cygnet database roles | psql -d cygnet",
    "Then give the login a password: psql -c '\\password cygnet'",
  ],
  decode: t.partial({ login: t.string }),
  run: async ({ login }, [what, ...rest], host) => {
    if (what !== "roles" || rest.length > 0) {
      host.say("Say what to print: roles.");
      return 2;
    }
    const config = configFrom(host);
    if (config === null) return 2;
    const named = config.databaseUrl === null ? "" : decodeURIComponent(new URL(config.databaseUrl).username);
    await host.out(rolesScript(login ?? (named === "" ? usualLogin : named)));
    return 0;
  },
});
