import { parseArgs } from "node:util";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import { nearestNames } from "../../core/kernel/nearest-names.ts";
import type { CliHost } from "./cli.host.ts";
import { withHelp } from "./command.ts";
import type { Command, ExitCode, OptionTable } from "./command.ts";
import { commandHelp, programHelp } from "./help.ts";
import type { CommandEntry } from "./registry.ts";

const didYouMean = (typed: string, names: readonly string[], prefix = ""): string => {
  const near = nearestNames(typed, names);
  return near.length === 0 ? "" : ` Did you mean ${near.map((name) => prefix + name).join(", ")}?`;
};

const parsed = (args: readonly string[], options: OptionTable) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(withHelp(options)).map(([name, { value, short, many }]) => [
        name,
        { type: value === undefined ? "boolean" : "string", multiple: many === true, ...(short === undefined ? {} : { short }) } as const,
      ]),
    ),
  });

type Parsed = ReturnType<typeof parsed>;

/** The first error in the options as typed, or null. */
const misuse = ({ tokens }: Parsed, options: OptionTable): string | null => {
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = withHelp(options)[token.name];
    if (option === undefined) return `Unknown option ${token.rawName}.${didYouMean(token.name, Object.keys(options), "--")}`;
    if (option.value !== undefined && (token.value ?? "") === "") return `Option --${token.name} needs a value: <${option.value}>.`;
    if (option.value === undefined && token.value !== undefined) return `Option --${token.name} takes no value.`;
  }
  return null;
};

const runCommand = async (entry: CommandEntry, loaded: Command, args: readonly string[], host: CliHost): Promise<ExitCode> => {
  const given = parsed(args, loaded.options);
  if (given.values["help"] === true) {
    await host.out(commandHelp(entry, loaded));
    return 0;
  }
  const refuse = (message: string): ExitCode => {
    host.say(message);
    host.say(`See: cygnet ${entry.name} --help`);
    return 2;
  };
  const wrong = misuse(given, loaded.options);
  if (wrong !== null) return refuse(wrong);
  const started = loaded.start({ ...given.values }, given.positionals, host);
  if (started._tag === "Right") return started.right();
  const first = decodeReport(started.left)[0];
  return refuse(`Option --${first?.path ?? ""}: ${first?.message ?? "not understood"}.`);
};

/**
 * Runs the command that is named, or lists the commands.
 * @param args the arguments after `cygnet`
 */
export const run = async (
  args: readonly string[],
  entries: readonly CommandEntry[],
  host: CliHost,
  version: () => Promise<string>,
): Promise<ExitCode> => {
  const [name, ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") {
    const topic = entries.find((entry) => entry.name === rest[0]);
    await host.out(topic === undefined ? programHelp(entries) : commandHelp(topic, await topic.load()));
    return 0;
  }
  if (name === "--version") {
    await host.out(`${await version()}\n`);
    return 0;
  }
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry !== undefined) return runCommand(entry, await entry.load(), rest, host);
  const names = entries.map((candidate) => candidate.name);
  host.say(name === undefined ? programHelp(entries) : `Unknown command ${name}.${didYouMean(name, names)}\nSee: cygnet --help`);
  return 2;
};
