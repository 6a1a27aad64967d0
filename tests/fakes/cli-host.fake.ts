import type { CliHost } from "../../adapters/cli/cli.host.ts";

const chunks = async function* (parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === "string" ? Buffer.from(part) : part;
};

/**
 * A host that keeps what was printed.
 * @param input the chunks of standard input
 */
export const fakeCliHost = (
  ...input: readonly (string | Uint8Array)[]
): { readonly host: CliHost; readonly out: () => string; readonly said: () => string } => {
  const printed: string[] = [];
  const messages: string[] = [];
  return {
    host: {
      out: async (text) => {
        printed.push(text);
      },
      say: (line) => {
        messages.push(`${line}\n`);
      },
      input: chunks(input),
      env: {},
      watched: false,
    },
    out: () => printed.join(""),
    said: () => messages.join(""),
  };
};
