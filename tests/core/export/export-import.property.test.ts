import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { contactField, writtenFields } from "../../../core/contacts/contact-fields.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { tagsNormalize } from "../../../core/contacts/tag-normalize.rule.ts";
import { exportColumns } from "../../../core/export/export-column.rule.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { cellEntries, joinedEntries } from "../../../core/import/cell-entries.rule.ts";
import { cellsOf } from "../../../core/import/csv-row.rule.ts";
import { csvLine } from "../../../core/import/csv-text.rule.ts";
import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import { firstOptions, type ImportTarget } from "../../../core/import/import-mapping.model.ts";
import { readRow } from "../../../core/import/read-row.rule.ts";
import { rowReading } from "../../../core/import/row-reading.rule.ts";
import { bulkField } from "../../arbitraries/bulk.arb.ts";

const own: readonly Field[] = [
  bulkField("string"),
  bulkField("textarea"),
  bulkField("int"),
  bulkField("bool"),
  bulkField("date"),
  bulkField("time"),
  bulkField("list"),
  bulkField("email"),
];
const targets: readonly ImportTarget[] = [
  ...mainTargets,
  ...own.map(({ name, label, type, values }) => ({ id: `field:${name}`, label, type, values })),
];

/** Words as they are stored, such as spreadsheets take for formulas too. */
const words = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" }),
    fc.constantFrom(
      "=1+1",
      "=SUM(A1)",
      "+49 170 1234567",
      "-5",
      "@home",
      "'=quoted",
      "''+x",
      'say "so"',
      "a, b; c|d",
      "back\\slash\\;x",
      "http://x.example/?a=b",
    ),
  )
  .map((text) => text.trim().replace(/\s+/g, " "))
  .filter((text) => text !== "");

const tags = fc.array(words, { maxLength: 4 }).map(tagsNormalize);
const mobile = fc
  .integer({ min: 2_010_000_000, max: 9_899_999_999 })
  .map((number) => `+1${number}`)
  .filter((number) => /^\+1[2-9]\d{2}[2-9]/.test(number));

const fields = fc.record(
  {
    own_string: words,
    own_textarea: words,
    own_int: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    own_bool: fc.boolean(),
    own_date: fc
      .date({ min: new Date("1970-01-01"), max: new Date("2069-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    own_time: fc.integer({ min: 0, max: 3_000_000_000 }),
    own_list: fc.subarray(["red", "green", "blue"], { minLength: 1 }),
    own_email: fc.uniqueArray(fc.constantFrom("a@mail.example", "b+c@mail.example"), { minLength: 1 }),
  },
  { requiredKeys: [] },
);

const contact: fc.Arbitrary<Contact> = fc
  .record({
    id: fc.constant("7"),
    con_id: fc.constant(7),
    name: fc.constant(""),
    first_name: words,
    last_name: fc.oneof(fc.constant(""), words),
    email: fc.uniqueArray(fc.constantFrom("ann@mail.example", "o'neil+x@mail.example", "-dash@mail.example"), { maxLength: 3 }),
    mobile: fc.uniqueArray(mobile, { maxLength: 3 }),
    tags,
    photo: fc.constant(null),
    archived: fc.boolean(),
    blocked: fc.boolean(),
    fields,
    version: fc.constant(1),
    created_at: fc.constant(1_782_907_200),
    updated_at: fc.constant(1_782_907_200),
  })
  .map((one) => ({ ...emptyWrittenValues, ...one }));

describe("contacts as a CSV file", () => {
  it("should be read back by an import with their values", () => {
    const columns = exportColumns(own);
    const reading = rowReading(
      columns.map(({ id }) => (targets.some((target) => target.id === id) ? id : "skip")),
      targets,
      firstOptions,
      [],
      "UTC",
    );
    fc.assert(
      fc.property(contact, (one) => {
        const line = csvLine(columns.map(({ text }) => text(one)));
        const row = readRow({ row: 1, cells: cellsOf(line.slice(0, -2), ",") }, reading);
        if (row?.tag === "wrong" && row.problem.cause === "formula") throw new Error(`Read as a formula: ${line}`);
        const { first_name, last_name, email, mobile: numbers, tags: labels } = one;
        const filled = {
          ...(last_name === "" ? {} : { last_name }),
          ...(email.length === 0 ? {} : { email }),
          ...(numbers.length === 0 ? {} : { mobile: numbers }),
          ...(labels.length === 0 ? {} : { tags: labels }),
        };
        expect(row).toMatchObject({
          tag: "person",
          con_id: 7,
          values: { first_name, ...filled, ...(Object.keys(one.fields).length === 0 ? {} : { fields: one.fields }) },
        });
      }),
    );
  });

  it("should keep entries of a list apart, whatever they contain", () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 5 }), (entries) => {
        expect(cellEntries(joinedEntries(entries))).toEqual(entries);
      }),
    );
  });

  it("should have no column for secrets and pictures, and name two fields of one label apart", () => {
    const columns = exportColumns([
      bulkField("secret"),
      bulkField("image"),
      { ...bulkField("string"), label: "Same" },
      { ...bulkField("int"), label: "Same" },
    ]);
    expect(columns.map(({ label }) => label)).toEqual([
      "Contact ID",
      ...writtenFields.map((name) => contactField(name).label),
      "own_string",
      "own_int",
      "Archived",
      "Blocked",
      "Created",
      "Changed",
    ]);
  });
});
