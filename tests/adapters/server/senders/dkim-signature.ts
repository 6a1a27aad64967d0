import { createHash, createPublicKey, createVerify } from "node:crypto";

/** What a signature says, and whether it is right: as RFC 6376 has receivers check it. */
export type Checked = { readonly domain: string; readonly selector: string; readonly isRight: boolean; readonly signed: readonly string[] };

const relaxed = (header: string): string => {
  const at = header.indexOf(":");
  const value = header.slice(at + 1).replaceAll(/\r\n(?=[ \t])/g, "");
  return `${header.slice(0, at).toLowerCase().trim()}:${value.replaceAll(/[ \t]+/g, " ").trim()}`;
};
const relaxedBody = (body: string): string => {
  const lines = body.split("\r\n").map((line) => line.replaceAll(/[ \t]+/g, " ").replace(/ $/, ""));
  const text = lines.join("\r\n").replace(/(\r\n)+$/, "");
  return text === "" ? "" : `${text}\r\n`;
};

/**
 * Checks the signature of a mail (rsa-sha256, relaxed/relaxed).
 * @param publicKey SPKI in base64
 * @returns null for a mail without one
 */
export const checkDkim = (raw: string, publicKey: string): Checked | null => {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header));
  if (signature === undefined) return null;
  const tags = new Map(
    signature
      .slice(signature.indexOf(":") + 1)
      .replaceAll(/\s/g, "")
      .split(";")
      .map((tag) => [tag.slice(0, tag.indexOf("=")), tag.slice(tag.indexOf("=") + 1)]),
  );
  const signed = (tags.get("h") ?? "").split(":");
  const left = [...headers];
  const chosen = signed.flatMap((name) => {
    const at = left.findLastIndex((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return at === -1 ? [] : left.splice(at, 1).map(relaxed);
  });
  const bare = relaxed(signature).replace(/([; ]b=)[^;]*/, "$1");
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
  const isSigned = createVerify("rsa-sha256")
    .update([...chosen, bare].join("\r\n"))
    .verify(key, tags.get("b") ?? "", "base64");
  const hash = createHash("sha256")
    .update(relaxedBody(raw.slice(end + 4)))
    .digest("base64");
  return {
    domain: tags.get("d") ?? "",
    selector: tags.get("s") ?? "",
    isRight: isSigned && hash === tags.get("bh"),
    signed: signed.map((name) => name.toLowerCase()),
  };
};
