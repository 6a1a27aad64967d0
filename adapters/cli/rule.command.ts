import * as t from "io-ts";
import { nearestNames } from "../../core/kernel/nearest-names.ts";
import type { AnyRule } from "../../core/kernel/rule.ts";
import { answerLine } from "./answer-line.ts";
import type { CliHost } from "./cli.host.ts";
import { command } from "./command.ts";
import type { ExitCode } from "./command.ts";
import { lineBatches } from "./lines.ts";

const printList = async (catalogue: readonly AnyRule[], asJson: boolean, host: CliHost): Promise<ExitCode> => {
  const width = Math.max(0, ...catalogue.map(({ name }) => name.length));
  await host.out(
    asJson
      ? `${JSON.stringify(
          catalogue.map(({ name, sentence }) => ({ name, sentence })),
          null,
          2,
        )}\n`
      : catalogue.map(({ name, sentence }) => `${name.padEnd(width)}  ${sentence}\n`).join(""),
  );
  return 0;
};

const printSchema = async (rule: AnyRule, host: CliHost): Promise<ExitCode> => {
  const { standaloneSchema } = await import("../contract/json-schema.ts");
  const schema = { input: standaloneSchema(rule.input, "input"), output: standaloneSchema(rule.output, "output") };
  await host.out(`${JSON.stringify(schema, null, 2)}\n`);
  return 0;
};

const answerLines = async (rule: AnyRule, host: CliHost): Promise<ExitCode> => {
  let failed = false;
  for await (const lines of lineBatches(host.input)) {
    const answers = lines.filter((line) => line.trim() !== "").map((line) => answerLine(rule, line));
    failed = failed || answers.some((answer) => answer.failed);
    await host.out(answers.map(({ text }) => `${text}\n`).join(""));
  }
  return failed ? 1 : 0;
};

const refuse = (host: CliHost, message: string): ExitCode => {
  host.say(message);
  host.say("See: cygnet rule --list");
  return 2;
};

/** `cygnet rule` over a list of rules, which is loaded on demand. */
export const ruleCommandOver = (load: () => Promise<readonly AnyRule[]>) =>
  command({
    usage: "<name> [--schema] | --list [--json]",
    options: {
      list: { meaning: "Print the names, each with its one-sentence meaning." },
      schema: { meaning: "Print the rule's input and output as JSON Schema 2020-12." },
      json: { meaning: "With --list: print a JSON array." },
    },
    notes: [
      "Reads one JSON value per line on standard input and writes one JSON value per line.",
      'A line that does not decode gives {"error", "path"} and exit code 1 at the end.',
    ],
    decode: t.partial({ list: t.boolean, schema: t.boolean, json: t.boolean }),
    run: async (options, [name, ...rest], host) => {
      if (options.list === true) return printList(await load(), options.json === true, host);
      if (name === undefined) return refuse(host, "Name a rule.");
      if (rest.length > 0) return refuse(host, `One rule at a time: ${rest.join(" ")} is left over.`);
      const catalogue = await load();
      const rule = catalogue.find((candidate) => candidate.name === name);
      if (rule === undefined) {
        const near = nearestNames(
          name,
          catalogue.map((candidate) => candidate.name),
        );
        return refuse(host, `Unknown rule ${name}.${near.length === 0 ? "" : ` Did you mean ${near.join(", ")}?`}`);
      }
      return options.schema === true ? printSchema(rule, host) : answerLines(rule, host);
    },
  });

export const ruleCommand = ruleCommandOver(async () => (await import("../../core/rule-catalogue.ts")).ruleCatalogue);
