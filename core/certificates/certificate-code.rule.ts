/** Letters and digits that are not mistaken for one another. */
const characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 4;
const size = 4;

/**
 * The code of a certificate: 16 characters of five random bits each, in four groups.
 * @param bytes at least 16, random
 */
export const certificateCode = (bytes: Uint8Array): string =>
  Array.from({ length: groups }, (_none, group) =>
    Array.from({ length: size }, (_nothing, at) => characters[(bytes[group * size + at] ?? 0) % characters.length]).join(""),
  ).join("-");

/** A code as it is stored, from one that was typed: any case, O for 0, I and L for 1, with or without hyphens. */
export const typedCode = (typed: string): string => {
  const plain = typed
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[^0-9A-Z]/g, "");
  return (plain.match(/.{1,4}/g) ?? []).join("-");
};
