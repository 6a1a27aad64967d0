/** A typed answer as it is compared: composed characters, single spaces, straight quotes, whatever the case. */
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
