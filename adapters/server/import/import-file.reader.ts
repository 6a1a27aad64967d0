import { Worker } from "node:worker_threads";
import type { ImportLayout } from "../../../core/import/import-layout.model.ts";
import type { ReadRow } from "../../../core/import/import-values.model.ts";
import type { RawRow, RowReading } from "../../../core/import/row-reading.rule.ts";
import { makePlaces } from "../../../core/kernel/places.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import type { StoredFile } from "../uploads/sealed-file.ts";
import type { Inspected } from "./inspect-file.flow.ts";
import type { FromReader, ReaderTask, ToReader } from "./reader-messages.model.ts";

const mostMegabytes = 512;
const tooLarge = "The file holds more than can be read at once; split it, or save it as CSV";

/**
 * Concurrent readers in this process; further ones wait in order of arrival. One place is reserved for previews and downloads, which users
 * wait for.
 */
const places = makePlaces(2);
const placeOfJobs = makePlaces(1);

/**
 * Runs a task in a thread of its own, so that reading never blocks requests. Leaving the loop asks the thread to stop and waits until it
 * has: terminating a busy thread can crash the process.
 */
const messages = async function* (task: ReaderTask): AsyncGenerator<FromReader> {
  const worker = new Worker(new URL("./import-reader.worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const tell = (message: ToReader): void => worker.postMessage(message);
  const waiting: FromReader[] = [];
  let failed: Error | null = null;
  let wake: () => void = () => undefined;
  worker.on("message", (message: FromReader) => {
    waiting.push(message);
    wake();
  });
  worker.on("error", (error) => {
    const isFull = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    failed = isFull ? new FileProblem(tooLarge) : error instanceof Error ? error : new Error(String(error));
    wake();
  });
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  try {
    for (;;) {
      const message = waiting.shift();
      if (message === undefined) {
        if (failed !== null) throw failed;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      if (message.kind === "problem") throw new FileProblem(message.message);
      if (message.kind === "end") return;
      tell("more");
      yield message;
      if (message.kind === "inspected") return;
    }
  } finally {
    tell("stop");
    await ended;
  }
};

/** The messages of a reader, once a place is free. */
const answers = async function* (task: ReaderTask): AsyncGenerator<FromReader> {
  const freeJob = task.task === "read" ? await placeOfJobs.take() : null;
  const free = await places.take();
  try {
    yield* messages(task);
  } finally {
    free();
    freeJob?.();
  }
};

/** @throws FileProblem when the file cannot be imported at all */
export const inspect = async (
  file: StoredFile,
  filename: string,
  layout: ImportLayout | null,
  labels: readonly string[],
): Promise<Inspected> => {
  for await (const answer of answers({ task: "inspect", file, filename, layout, labels }))
    if (answer.kind === "inspected") return answer.value;
  throw new FileProblem("The file cannot be read");
};

/**
 * The rows of a file, parsed by their column targets, in batches.
 * @param from rows up to this number are skipped
 */
export const readRows = async function* (
  file: StoredFile,
  layout: ImportLayout,
  reading: RowReading,
  from: number,
): AsyncGenerator<readonly ReadRow[]> {
  for await (const answer of answers({ task: "read", file, layout, reading, from })) if (answer.kind === "read") yield answer.rows;
};

/** The unparsed rows of a file, in batches. */
export const rawRows = async function* (file: StoredFile, layout: ImportLayout): AsyncGenerator<readonly RawRow[]> {
  for await (const answer of answers({ task: "raw", file, layout })) if (answer.kind === "raw") yield answer.rows;
};
