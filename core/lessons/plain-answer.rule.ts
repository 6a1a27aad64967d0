/** A typed answer normalised for comparison: composed characters, single spaces, straight quotes, case ignored. */
export const plainAnswer = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
