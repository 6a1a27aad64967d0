import type { IncomingMessage } from "node:http";
import { StorageFull, StorageUnavailable } from "./content-storage.ts";

const longestText = 4_194_304;

/**
 * The body of a reply as text.
 * @throws Error when the store is silent or says too much
 */
export const textOfReply = async (reply: IncomingMessage, idleMs: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  reply.setTimeout(idleMs, () => reply.destroy(new Error(`It was silent for ${idleMs / 1_000} seconds.`)));
  for await (const chunk of reply) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > longestText) throw new Error("Its answer is too long.");
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString("utf8");
};

/** The text of the first element of a name, as S3 writes XML; '' for none. */
export const elementText = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

const fullCodes = /Full|Quota|InsufficientStorage/;

/** Whether a request that was answered so may succeed when it is sent again. */
export const isPassing = (status: number): boolean => (status >= 500 && status !== 507) || status === 429 || status === 408;

/** The error for a reply that is not what was asked for. */
export const refusedReply = (name: string, status: number, text: string): Error => {
  const code = elementText(text, "Code");
  const said = [code, elementText(text, "Message")].filter((part) => part !== "").join(": ");
  return status === 507 || fullCodes.test(code)
    ? new StorageFull(`There is no space left in ${name}: ${said}`)
    : new StorageUnavailable(`${name} answered ${status}. ${said}`.trim());
};
