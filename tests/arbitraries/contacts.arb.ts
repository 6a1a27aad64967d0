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
export const nameText: fc.Arbitrary<string> = fc.constantFrom(
  "Ann",
  "ann",
  "Zoë",
  "Zoe\u0308",
  "ÉMILE",
  "İpek",
  "Ωmega",
  "李",
  "O'Neil",
  "Mary Ann",
  "de la Cruz",
);

/** Values of a form that count as empty. */
export const emptyFormValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  "",
  "  ",
  "\t",
  null,
  undefined,
  [],
  {},
  Number.NaN,
  ["", null],
  [[]],
);

/** Values of a form that are sent as they are. */
export const filledFormValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(false, true, 0, -1, "0", "x", " x ", ["a"], [0], { a: 1 });

const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
const blank = fc.constantFrom("", " ", "  ", "\t");
const anyCase = (text: string): fc.Arbitrary<string> => fc.boolean().map((isUpper) => (isUpper ? text.toUpperCase() : text));

/** A contact as somebody might type it, and as it is stored. */
export const typedContact = fc
  .record({
    names: fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), word),
    local: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 4 }),
    numbers: fc.uniqueArray(fc.integer({ min: 2_010_000_000, max: 9_899_999_999 }), { maxLength: 4 }),
    gap: fc.constantFrom(" ", "   ", "\t "),
  })
  .chain(({ names: [first, last], local, numbers, gap }) => {
    const email = local.map((part) => `${part}@mail.example`);
    const mobile = numbers.map((number) => `+1${number}`);
    return fc
      .record({ emails: fc.tuple(...email.map(anyCase)), padding: blank, spaced: fc.boolean() })
      .map(({ emails, padding, spaced }) => ({
        typed: {
          first_name: padding + first.join(gap) + padding,
          last_name: last,
          email: [...emails.map((text) => padding + text), padding, ...email],
          mobile: [
            ...numbers.map(String).map((text) => (spaced ? `(${text.slice(0, 3)}) ${text.slice(3, 6)}-${text.slice(6)}` : text)),
            ...mobile,
          ],
        },
        normal: { first_name: first.join(" "), last_name: last, email, mobile },
      }));
  });

const changes = ["neither", "mine", "theirs", "both the same", "both apart"] as const;

/** What two people did to each field of a contact; `apart` are the fields that both gave different values. */
export const editedContact = fc
  .record({
    first_name: fc.constantFrom(...changes),
    last_name: fc.constantFrom(...changes),
    email: fc.constantFrom(...changes),
    mobile: fc.constantFrom(...changes),
    tags: fc.constantFrom(...changes),
  })
  .map((done) => {
    const texts = { before: "before", mine: "mine", theirs: "theirs" } as const;
    const valueOf = (field: string, text: string): string | readonly string[] => (field.endsWith("name") ? text : [text]);
    const entries = Object.entries(done);
    const mine = entries.flatMap(([field, did]) => (did === "neither" || did === "theirs" ? [] : [[field, valueOf(field, texts.mine)]]));
    const theirs = entries.map(([field, did]) => [
      field,
      valueOf(field, did === "both the same" ? texts.mine : did === "theirs" || did === "both apart" ? texts.theirs : texts.before),
    ]);
    return {
      before: Object.fromEntries(entries.map(([field]) => [field, valueOf(field, texts.before)])),
      mine: Object.fromEntries(mine),
      theirs: Object.fromEntries(theirs),
      apart: entries.flatMap(([field, did]) => (did === "both apart" ? [field] : [])),
    };
  });
