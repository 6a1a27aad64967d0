import * as TE from "fp-ts/lib/TaskEither.js";
import type { FileTexts } from "../../core/files/file-texts.port.ts";

const mostBytes = 2_000_000;

/** UTF-8 or UTF-16 by its mark, else Windows-1252, in which older programs save. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** Reads files as text by their address. */
export const makeFileTextsHttp = (): FileTexts => ({
  read: (url) =>
    TE.fromTask(async () => {
      try {
        const reply = await fetch(url);
        if (!reply.ok || Number(reply.headers.get("content-length") ?? 0) > mostBytes) return null;
        return decoded(new Uint8Array(await reply.arrayBuffer()));
      } catch {
        return null;
      }
    }),
});
