import type * as t from "io-ts";
import type { CliHost } from "./cli.host.ts";

/** 0: done without findings; 1: done, with errors or findings; 2: not done, wrong usage or unreadable input. */
export type ExitCode = 0 | 1 | 2;

/** One option: `--name`, or `--name <value>` where `value` is the placeholder in the help. */
export type CommandOption = {
  readonly meaning: string;
  readonly value?: string;
  readonly short?: string;
  readonly many?: boolean;
};

export type OptionTable = Readonly<Record<string, CommandOption>>;

/** Adds the help option, which every command has. */
export const withHelp = (options: OptionTable): OptionTable => ({ ...options, help: { meaning: "Show this help.", short: "h" } });

/** A command whose option types are hidden from the registry. */
export type Command = {
  /** The arguments after the command's name, as help shows them. */
  readonly usage: string;
  readonly options: OptionTable;
  /** Lines of help below the options. */
  readonly notes: readonly string[];
  readonly start: (options: unknown, words: readonly string[], host: CliHost) => t.Validation<() => Promise<ExitCode>>;
};

/** The definition of a command; `run` gets its decoded options and the positional arguments. */
export type CommandDefinition<O> = {
  readonly usage: string;
  readonly options: OptionTable;
  readonly notes?: readonly string[];
  readonly decode: t.Type<O, unknown>;
  readonly run: (options: O, words: readonly string[], host: CliHost) => Promise<ExitCode>;
};

/** Defines a command; invalid option values are refused before it runs. */
export const command = <O>({ usage, options, notes = [], decode, run }: CommandDefinition<O>): Command => ({
  usage,
  options,
  notes,
  start: (given, words, host) => {
    const decoded = decode.decode(given);
    return decoded._tag === "Left" ? decoded : { _tag: "Right", right: () => run(decoded.right, words, host) };
  },
});
