import * as t from "io-ts";
import { existsSync } from "node:fs";
import { dialRule } from "../../core/import/countries.rule.ts";
import { DateOrder, firstOptions, ImportExisting, ImportMatch, type ImportOptions } from "../../core/import/import-mapping.model.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { givenMapping } from "./import/given-mapping.ts";
import { importFile } from "./import/import-file.ts";
import { outcomeText, planText } from "./import/import-report.ts";
import { configFrom, reasonOf } from "./server-config.ts";

const Options = t.partial({
  mapping: t.string,
  match: ImportMatch,
  mode: ImportExisting,
  dates: DateOrder,
  country: t.string,
  tags: t.string,
  as: t.string,
  failed: t.string,
  "dry-run": t.boolean,
  json: t.boolean,
});
type Options = t.TypeOf<typeof Options>;

const optionsOf = ({ match, mode, dates, country, tags }: Options): ImportOptions => ({
  match: match ?? firstOptions.match,
  existing: mode ?? firstOptions.existing,
  ...(dates === undefined ? {} : { date_order: dates }),
  country: country?.toUpperCase() ?? firstOptions.country,
  tags: (tags ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ""),
});

/** What is wrong with the arguments, or null. */
const misuse = (file: string | undefined, { country, failed }: Options): string | null => {
  if (file === undefined) return "Name the file to import.";
  if (!existsSync(file)) return `There is no file ${file}.`;
  if (country !== undefined && dialRule(country.toUpperCase()) === null)
    return `--country is "${country}"; expected two letters of a country whose numbers are known, such as US or GB.`;
  return failed !== undefined && existsSync(failed) ? `${failed} exists already; choose another name for the failed rows.` : null;
};

const runImport = async (file: string, options: Options, host: CliHost): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  try {
    const mapping = options.mapping === undefined ? null : givenMapping(options.mapping);
    const database = await openDatabase(config, host.say);
    try {
      const done = await importFile(
        { database, config, say: host.watched ? host.say : () => undefined },
        {
          file,
          mapping,
          options: optionsOf(options),
          isDry: options["dry-run"] === true,
          as: options.as ?? null,
          failedTo: options.failed ?? null,
        },
      );
      if (done.tag === "refused") {
        host.say(done.message);
        return 2;
      }
      await host.out(
        options.json === true
          ? `${JSON.stringify(done.said, null, 2)}\n`
          : done.said.counts === null
            ? planText(done.said)
            : outcomeText(done.said),
      );
      return (done.said.counts?.failed ?? done.said.plan.error) > 0 ? 1 : 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    host.say(reasonOf(error));
    return 2;
  }
};

export const importCommand = command({
  usage: "<file> [options]",
  options: {
    mapping: { meaning: "JSON: what each column fills, by its name or in order; otherwise it is guessed.", value: "file" },
    match: { meaning: "By what a row is the same person: email-mobile, email, mobile or con_id.", value: "key" },
    mode: { meaning: "With contacts that are there: blank fills what is empty, overwrite, skip.", value: "mode" },
    dates: { meaning: "How 03/04/2026 is read where all values of a column fit several orders: mdy, dmy or ymd.", value: "order" },
    country: { meaning: "Of phone numbers without one, such as US.", value: "code" },
    tags: { meaning: "Tags for all of them, separated by commas.", value: "tags" },
    as: { meaning: "The email of who imports; the owner unless told.", value: "email" },
    failed: { meaning: "Where to write the rows that failed, with the reason.", value: "file" },
    "dry-run": { meaning: "Say what would happen, and keep nothing." },
    json: { meaning: "Print the plan and the outcome as JSON." },
  },
  notes: [
    "CSV, TSV or XLSX; the same plan and the same run as in the application, where it can be undone.",
    "0: every row was taken, 1: some rows failed, 2: nothing was done.",
    "Stop the server first when the database is the embedded one.",
  ],
  decode: Options,
  run: async (options, [file], host) => {
    const wrong = misuse(file, options);
    if (wrong === null && file !== undefined) return runImport(file, options, host);
    host.say(wrong ?? "");
    return 2;
  },
});
