import { withHelp } from "./command.ts";
import type { Command, CommandOption } from "./command.ts";
import type { CommandEntry } from "./registry.ts";

const columns = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionName = (name: string, { short, value }: CommandOption): string =>
  `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` <${value}>`}`;

/** What `cygnet --help` prints. */
export const programHelp = (entries: readonly CommandEntry[]): string =>
  [
    "Usage: cygnet <command> [options]",
    "",
    "Commands:",
    ...columns(entries.map(({ name, summary }) => [name, summary])),
    "",
    "Options:",
    ...columns([
      ["-h, --help", "Show this help, or that of a command."],
      ["--version", "Print the version."],
    ]),
    "",
    "Data goes to standard output, messages to standard error.",
    "Exit code: 0 done and clean, 1 done with errors or findings, 2 not done.",
    "",
  ].join("\n");

/** What `cygnet <command> --help` prints. */
export const commandHelp = (entry: CommandEntry, { usage, options, notes }: Command): string =>
  [
    `Usage: cygnet ${entry.name} ${usage}`,
    "",
    entry.summary,
    "",
    "Options:",
    ...columns(Object.entries(withHelp(options)).map(([name, option]) => [optionName(name, option), option.meaning])),
    ...(notes.length > 0 ? ["", ...notes] : []),
    "",
  ].join("\n");
