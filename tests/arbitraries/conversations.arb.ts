import fc from "fast-check";

const plain = fc.constantFrom(..."abcXYZ 019@£ñÄ?\n");
const escaped = fc.constantFrom(..."€[]{}^~|\\");
const foreign = fc.constantFrom("я", "ç", "日", "👍", "“");

/** A text of the GSM alphabet with the units that it takes. */
export const aGsmText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: plain.map((character) => ({ character, units: 1 })) },
      escaped.map((character) => ({ character, units: 2 })),
    ),
    { maxLength: 700 },
  )
  .map((parts) => ({ text: parts.map(({ character }) => character).join(""), units: parts.reduce((sum, { units }) => sum + units, 0) }));

/** A text with a character outside the GSM alphabet somewhere in it. */
export const aUnicodeText = fc
  .tuple(fc.array(plain), foreign, fc.array(plain))
  .map(([before, character, after]) => ({ text: [...before, character, ...after].join("") }));
