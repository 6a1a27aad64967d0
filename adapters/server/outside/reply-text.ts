import type { OutsideReply } from "./outside-fetch.ts";

const declared = /(?:charset|encoding)\s*=\s*["']?\s*([\w-]+)/i;
const headBytes = 1_024;

/** The text of a reply, decoded by the charset in its header or its first lines, else UTF-8. */
export const replyText = ({ type, body }: Pick<OutsideReply, "type" | "body">): string => {
  const name = declared.exec(type)?.[1] ?? declared.exec(body.subarray(0, headBytes).toString("latin1"))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(name).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};

/** The media type of a reply in lower case, without parameters. */
export const mediaType = (type: string): string => (type.split(";", 1)[0] ?? "").trim().toLowerCase();
