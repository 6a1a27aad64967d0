export type SmsEncoding = "GSM-7" | "UCS-2";
export type SmsSegments = { readonly encoding: SmsEncoding; readonly units: number; readonly segments: number };

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** GSM-7 extension characters; an escape precedes each, so that it takes two units. */
const extension = new Set("\f^{}\\[~]|€");

const limits = { "GSM-7": { single: 160, part: 153 }, "UCS-2": { single: 70, part: 67 } } as const;

const sizesIn = (characters: readonly string[]): { readonly encoding: SmsEncoding; readonly sizes: readonly number[] } =>
  characters.every((character) => basic.has(character) || extension.has(character))
    ? { encoding: "GSM-7", sizes: characters.map((character) => (extension.has(character) ? 2 : 1)) }
    : { encoding: "UCS-2", sizes: characters.map((character) => character.length) };

const partsOf = (sizes: readonly number[], size: number): number => {
  let parts = 1;
  let used = 0;
  for (const units of sizes) {
    if (used + units > size) {
      parts += 1;
      used = 0;
    }
    used += units;
  }
  return parts;
};

/**
 * How SMS splits a text: 160 GSM-7 or 70 UCS-2 units in a single message, 153 or 67 per part of several; no character is split across
 * parts.
 */
export const smsSegments = (text: string): SmsSegments => {
  const { encoding, sizes } = sizesIn([...text]);
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = limits[encoding];
  return { encoding, units, segments: units === 0 ? 0 : units <= single ? 1 : partsOf(sizes, part) };
};
