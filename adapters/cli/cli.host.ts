import { once } from "node:events";
import type { Writable } from "node:stream";

/** The parts of the process that a command may use. */
export type CliHost = {
  /** Writes data to standard output; resolves when the stream accepts more. */
  readonly out: (text: string) => Promise<void>;
  /** Writes messages for the user. */
  readonly say: (line: string) => void;
  readonly input: AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a terminal shows the messages, so that progress is worth printing. */
  readonly watched: boolean;
};

const isClosedPipe = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");

const writeTo =
  (stream: Writable) =>
  async (text: string): Promise<void> => {
    if (text !== "" && !stream.write(text)) await once(stream, "drain");
  };

/** The real process; a closed output pipe (`| head`) ends the program silently. */
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
