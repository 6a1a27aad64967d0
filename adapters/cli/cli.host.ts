import { once } from "node:events";
import type { Writable } from "node:stream";

/** What a command may touch of the process that runs it. */
export type CliHost = {
  /** Data for programs; resolves when there is room for more. */
  readonly out: (text: string) => Promise<void>;
  /** Messages for people. */
  readonly say: (line: string) => void;
  readonly input: AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person watches the messages, who likes progress. */
  readonly watched: boolean;
};

const isClosedPipe = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");

const writeTo =
  (stream: Writable) =>
  async (text: string): Promise<void> => {
    if (text !== "" && !stream.write(text)) await once(stream, "drain");
  };

/** The process itself; a reader that closes our output early (`| head`) ends the program without a word. */
export const processHost = (): CliHost => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: unknown) => {
      if (isClosedPipe(error)) process.exit(0);
      throw error;
    });
  }
  return {
    out: writeTo(process.stdout),
    say: (line) => {
      process.stderr.write(`${line}\n`);
    },
    input: process.stdin,
    env: process.env,
    watched: process.stderr.isTTY,
  };
};
