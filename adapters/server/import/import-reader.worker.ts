import { parentPort, workerData } from "node:worker_threads";
import { readRow } from "../../../core/import/read-row.rule.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import { dataRows } from "./file-rows.ts";
import { inspectFile } from "./inspect-file.flow.ts";
import type { FromReader, ReaderTask, ToReader } from "./reader-messages.model.ts";

const port = parentPort;
if (port === null) throw new Error("import-reader.worker runs as a worker thread only");
const task: ReaderTask = workerData;
const batchRows = 400;

const told: ToReader[] = [];
let wake: () => void = () => undefined;
port.on("message", (message: ToReader) => {
  told.push(message);
  wake();
});

/** @returns whether to continue */
const post = async (message: FromReader): Promise<boolean> => {
  port.postMessage(message);
  while (told.length === 0)
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  return told.shift() === "more";
};

const inBatches = async function* <A>(parts: AsyncIterable<readonly A[]>): AsyncGenerator<readonly A[]> {
  let held: A[] = [];
  for await (const part of parts) {
    held = held.length === 0 ? [...part] : [...held, ...part];
    for (; held.length >= batchRows; held = held.slice(batchRows)) yield held.slice(0, batchRows);
  }
  if (held.length > 0) yield held;
};

const work = async (): Promise<void> => {
  switch (task.task) {
    case "inspect":
      port.postMessage({
        kind: "inspected",
        value: await inspectFile(task.file, task.filename, task.layout, task.labels),
      } satisfies FromReader);
      return;
    case "read":
      for await (const rows of inBatches(dataRows(task.file, task.layout))) {
        const read = rows.filter(({ row }) => row > task.from).flatMap((row) => readRow(row, task.reading) ?? []);
        if (read.length > 0 && !(await post({ kind: "read", rows: read }))) return;
      }
      break;
    case "raw":
      for await (const rows of inBatches(dataRows(task.file, task.layout))) if (!(await post({ kind: "raw", rows }))) return;
  }
  port.postMessage({ kind: "end" } satisfies FromReader);
};

try {
  await work();
} catch (error) {
  if (!(error instanceof FileProblem)) throw error;
  port.postMessage({ kind: "problem", message: error.message } satisfies FromReader);
}
port.close();
