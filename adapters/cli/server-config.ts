import * as E from "fp-ts/lib/Either.js";
import { type Config, readConfig } from "../server/config.ts";
import type { CliHost } from "./cli.host.ts";

/** The configuration of this run, or null after every problem has been printed. */
export const configFrom = (host: CliHost): Config | null => {
  const config = readConfig(host.env);
  if (E.isRight(config)) return config.right;
  host.say("The configuration is wrong:");
  for (const problem of config.left) host.say(`  ${problem}`);
  return null;
};

/** An error as a message for the command line. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
