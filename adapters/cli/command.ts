import type * as t from "io-ts";
import type { CliHost } from "./cli.host.ts";

/** 0 done and clean; 1 done, with errors or findings; 2 not done: wrong usage or unreadable. */
export type ExitCode = 0 | 1 | 2;

/** One option as typed: `--name`, or `--name <value>` where `value` names what follows. */
export type CommandOption = {
  readonly meaning: string;
  readonly value?: string;
  readonly short?: string;
  readonly many?: boolean;
};

export type OptionTable = Readonly<Record<string, CommandOption>>;

/** Every command also explains itself. */
export const withHelp = (options: OptionTable): OptionTable => ({ ...options, help: { meaning: "Show this help.", short: "h" } });

/** A command whose option types are known only to itself. */
export type Command = {
  /** What follows the command's name, as help shows it. */
  readonly usage: string;
  readonly options: OptionTable;
  /** Lines of help beneath the options. */
  readonly notes: readonly string[];
  readonly start: (options: unknown, words: readonly string[], host: CliHost) => t.Validation<() => Promise<ExitCode>>;
};

/** What a command needs to be declared. `run` gets its options decoded, and the words that are not options. */
export type CommandDefinition<O> = {
  readonly usage: string;
  readonly options: OptionTable;
  readonly notes?: readonly string[];
  readonly decode: t.Type<O, unknown>;
  readonly run: (options: O, words: readonly string[], host: CliHost) => Promise<ExitCode>;
};

/** Declares a command; wrong option values are refused before it runs. */
export const command = <O>({ usage, options, notes = [], decode, run }: CommandDefinition<O>): Command => ({
  usage,
  options,
  notes,
  start: (given, words, host) => {
    const decoded = decode.decode(given);
    return decoded._tag === "Left" ? decoded : { _tag: "Right", right: () => run(decoded.right, words, host) };
  },
});
