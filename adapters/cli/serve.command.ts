import * as t from "io-ts";
import { canSend, waysOf } from "../../core/outbox/ways.rule.ts";
import type { Config } from "../server/config.ts";
import { refuseFolderInUse } from "../server/storage/data-folder.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";
import { watchStarter } from "./starter.ts";

/** The exit code of a process that was ended by SIGTERM. */
const endedBySignal = 143;

/** The warning at startup where no email can be sent. */
export const unsetLine = (config: Pick<Config, "smtp" | "twilio" | "keepsMessages">): string | null =>
  canSend(waysOf(config), "email")
    ? null
    : "Mail       not set up: resets, pins and invitations cannot be sent. Set SMTP_URL and MAIL_FROM, then run cygnet doctor.";

const serve = async (host: CliHost, dev: boolean): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  let stop = (): void => process.exit(endedBySignal);
  watchStarter(host.env, () => stop());
  host.say(config.databaseUrl === null ? "Starting the database…" : "Connecting to PostgreSQL…");
  try {
    if (config.databaseUrl === null) await refuseFolderInUse(config.dataFolder);
    const [{ runServer }, { demoPassword, demoStaff }] = await Promise.all([
      import("../server/run-server.ts"),
      import("../server/demo/people.demo.ts"),
    ]);
    const preparePages = async (): Promise<void> => (dev ? undefined : (await import("./built-pages.ts")).ensurePagesBuilt(host.say));
    const server = await runServer(config, { dev, say: host.say, preparePages });
    stop = server.stop;
    host.say(`Staff      ${server.origin}/ui/`);
    host.say(`Portal     ${server.origin}/portal/`);
    host.say(`Calls      ${server.origin}/docs/api`);
    if (config.databaseUrl === null) host.say(`Data       ${config.dataFolder}   (npm run cygnet -- reset starts over)`);
    if (config.demo) {
      host.say(`Demo       password for all: ${demoPassword}`);
      for (const { email, role } of demoStaff) host.say(`           ${role.padEnd(8)} ${email}`);
      host.say(`           outbox   ${server.origin}/dev/outbox`);
      host.say(`           dns      ${server.origin}/dev/dns`);
    }
    const unset = unsetLine(config);
    if (unset !== null) host.say(unset);
    await server.stopped;
    return 0;
  } catch (error) {
    host.say(reasonOf(error));
    return 1;
  }
};

export const serveCommand = command({
  usage: "[--dev]",
  options: { dev: { meaning: "Serve the pages through Vite with hot reload, in this process." } },
  notes: [
    "Configured by environment variables; .env.example lists them.",
    "SIGTERM and SIGINT finish what is under way, then stop; so does the end of the npm that started it.",
  ],
  decode: t.partial({ dev: t.boolean }),
  run: (options, _words, host) => serve(host, options.dev === true),
});
