import fc from "fast-check";

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));

/** A North American number together with one of the ways to write it. */
export const writtenPhone: fc.Arbitrary<{ readonly written: string; readonly e164: string }> = fc
  .record({
    area: digits(3),
    exchange: digits(3),
    line: digits(4),
    country: fc.constantFrom("", "1", "+1", "+1-", "1.", "+1 ", "1 "),
    brackets: fc.boolean(),
    separator: fc.constantFrom("", "-", ".", " ", " - "),
  })
  .map(({ area, exchange, line, country, brackets, separator }) => ({
    written: `${country}${brackets ? `(${area})` : area}${separator}${exchange}${separator}${line}`,
    e164: `+1${area}${exchange}${line}`,
  }));

/** Words that people have as names, in scripts of several kinds. */
export const nameText: fc.Arbitrary<string> = fc.constantFrom("Ann", "ann", "Zoë", "Zoe\u0308", "ÉMILE", "İpek", "Ωmega", "李", "O'Neil", "Mary Ann", "de la Cruz");

/** Values of a form that count as empty. */
export const emptyFormValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>("", "  ", "\t", null, undefined, [], {}, Number.NaN, ["", null], [[]]);

/** Values of a form that are sent as they are. */
export const filledFormValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(false, true, 0, -1, "0", "x", " x ", ["a"], [0], { a: 1 });
