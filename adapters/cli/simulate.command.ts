import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as t from "io-ts";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { TimeZone, defaultTimeZone } from "../../core/kernel/dates.ts";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import { carriesMatch } from "../../core/workflow/condition-test.rule.ts";
import { simulateWorkflow } from "../../core/workflow/simulate-workflow.rule.ts";
import { WorkflowRun } from "../../core/workflow/simulation.model.ts";
import type { SimulatedStep, SimulatedWay, WayEnd } from "../../core/workflow/simulation.model.ts";
import { workflowProblemCodes, workflowProblems } from "../../core/workflow/workflow-problems.rule.ts";
import type { CliHost } from "./cli.host.ts";
import { command } from "./command.ts";
import type { ExitCode } from "./command.ts";

const Options = t.partial({ json: t.boolean, timezone: TimeZone });

const brokenEnds: ReadonlySet<WayEnd> = new Set(["loop-limit", "jump-target-missing", "no-root"]);

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const withStart = (input: unknown): unknown =>
  typeof input === "object" && input !== null && !("start" in input && input.start !== null) ? { ...input, start: nowSeconds() } : input;

const readRun = (json: string): E.Either<readonly string[], WorkflowRun> =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(json),
      (error) => [`not valid JSON: ${reason(error)}`],
    ),
    E.chain((input) =>
      pipe(
        WorkflowRun.decode(withStart(input)),
        E.mapLeft((errors) => decodeReport(errors).map(({ path, message }) => (path === "" ? message : `${path}: ${message}`))),
      ),
    ),
  );

const clock = (timeZone: string): ((epoch: number) => string) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return (epoch) => format.format(epoch * 1000);
};

const stepLine = (
  { node, type, name, visit, left_at, branch, reason: why }: SimulatedStep,
  index: number,
  at: (epoch: number) => string,
): string => {
  const title = [type ?? "step", ...(name === null ? [] : [`“${name}”`]), `(${node})`].join(" ");
  const again = visit === 1 ? "" : ` [visit ${visit}]`;
  return `${String(index + 1).padStart(3)}. ${at(left_at)}  ${title}${again}: ${why}${branch === null ? "" : ` → branch ${branch}`}`;
};

const prettyWay = ({ steps, end, contact }: SimulatedWay, timeZone: string): string => {
  const at = clock(timeZone);
  return [
    ...steps.map((step, index) => stepLine(step, index, at)),
    `     ${at(end.at)}  ${end.message}`,
    `Contact at the end: ${JSON.stringify(contact)}`,
    "",
  ].join("\n");
};

const tellProblems = ({ nodes }: WorkflowRun, host: CliHost): void => {
  for (const { node, code } of workflowProblems(nodes)) host.say(`warning: step ${node}: ${code}: ${workflowProblemCodes[code]}`);
};

/** `cygnet simulate`: runs a workflow for one contact without sending or writing anything. */
export const simulateCommand = command({
  usage: "[<file>] [--json] [--timezone <zone>]",
  options: {
    json: { meaning: "Print the way as one JSON document." },
    timezone: { meaning: "The zone in which times are shown. Default: UTC.", value: "zone" },
  },
  notes: [
    'Reads {"nodes":[…], "contact":{…}, "start":epoch seconds, "changes":[{"at","values"}]} from the file, else from standard input.',
    "Without start the contact enters now. Exit code: 1 when the way breaks off, 2 when the input cannot be read.",
  ],
  decode: Options,
  run: async ({ json = false, timezone = defaultTimeZone }, [path, ...rest], host): Promise<ExitCode> => {
    if (rest.length > 0) {
      host.say("Name one file.");
      return 2;
    }
    const source = await (path === undefined ? text(host.input) : readFile(path, "utf8")).then(E.right, (error: unknown) =>
      E.left([reason(error)]),
    );
    const run = pipe(source, E.chain(readRun));
    if (E.isLeft(run)) {
      for (const line of run.left) host.say(line);
      return 2;
    }
    tellProblems(run.right, host);
    const way = simulateWorkflow(run.right, carriesMatch);
    await host.out(json ? `${JSON.stringify(way, null, 2)}\n` : prettyWay(way, timezone));
    return brokenEnds.has(way.end.code) ? 1 : 0;
  },
});
