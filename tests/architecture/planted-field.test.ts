import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const table = "core/contacts/contact-fields.model.ts";
const row = '  company: { label: "Company", type: "string", kind: "text", writer: "people", isMain: true, longest: 60 },\n';

/** What the planted copy says of the new field, place by place. */
const questions = `
import * as E from "fp-ts/lib/Either.js";
import { auditChanges } from "./core/audit/audit-changes.rule.ts";
import { isGivenBack } from "./core/audit/earlier-value.rule.ts";
import { presentValues } from "./core/bulk/bulk-contact.model.ts";
import { readyAction } from "./core/bulk/ready-action.rule.ts";
import { contactVariables } from "./core/contacts/contact-variables.rule.ts";
import { NewContact } from "./core/contacts/contact-values.model.ts";
import { editedFields } from "./core/contacts/contact-edit.rule.ts";
import { newContactValues } from "./core/contacts/decide-new-contact.rule.ts";
import { Contact } from "./core/contacts/contact.model.ts";
import { filterProblem } from "./core/data-check/filter-problem.rule.ts";
import { columnsOf } from "./core/data-check/data-kind.model.ts";
import { mainColumns } from "./core/contacts/list-settings.rule.ts";
import { exportColumns } from "./core/export/export-column.rule.ts";
import { builtInFields, reservedFieldNames } from "./core/fields/built-in-fields.rule.ts";
import { contactFields } from "./core/groups/contact-fields.rule.ts";
import { guessMapping, mainTargets } from "./core/import/guess-mapping.rule.ts";
import { firstOptions } from "./core/import/import-mapping.model.ts";
import { readRow } from "./core/import/read-row.rule.ts";
import { rowReading } from "./core/import/row-reading.rule.ts";
import { decideRow } from "./core/import/decide-row.rule.ts";
import { makePeople } from "./core/import/people.model.ts";
import { writtenFields } from "./core/contacts/contact-fields.model.ts";

const made = newContactValues({ first_name: "Ada", company: "  Harbor   Line " });
const mapping = guessMapping([{ name: "First name", samples: [] }, { name: "Company", samples: [] }], mainTargets);
const reading = rowReading(mapping, mainTargets, firstOptions, [], "UTC");
const decided = decideRow(readRow({ row: 2, cells: ["Ada", " Harbor  Line"] }, reading), firstOptions, makePeople([]));
const action = readyAction({ do: "set", field: "company", value: " Harbor " }, []);
const words = (field, value) => String(value);
console.log(JSON.stringify({
  column: mainColumns.includes("company"),
  codec: Object.keys(Contact.props).includes("company"),
  sent: E.isRight(NewContact.decode({ company: "Harbor" })) && E.isLeft(NewContact.decode({ company: "x".repeat(61) })),
  normal: E.isRight(made) ? made.right.company : made.left,
  edited: editedFields({ company: "x" }),
  form: builtInFields.some(({ name }) => name === "company"),
  reserved: reservedFieldNames.has("company"),
  filter: contactFields.find(({ name }) => name === "company")?.label,
  check: filterProblem({ company: { $starts: "Har" } }, new Map()) === null && columnsOf("contacts").company?.type,
  mapping,
  imported: decided.tag === "create" ? decided.contact.company : decided,
  exported: exportColumns([]).find(({ id }) => id === "company")?.text({ company: "Harbor" }),
  bulk: E.isRight(action) ? [action.right.about, action.right.wanted({ company: "" }, 0), presentValues({ company: "old", fields: {} }, { company: "new" })] : action.left,
  history: auditChanges({ action: "contact.update", before: { company: "A" }, after: { company: "B" }, isErased: false }, { dropped: new Set(), masked: new Set() }, words, new Map()),
  undo: isGivenBack({ action: "contact.update", before: { company: "A" }, after: { company: "B" } }, { field: "company", masked: false }, []),
  variable: contactVariables({ name: "Ada", fields: {}, ...Object.fromEntries(writtenFields.map((name) => [name, []])), first_name: "", last_name: "", company: "Harbor" }, [], { language: "en", timeZone: "UTC" }).get("company"),
}));
`;

describe("a field of contacts that is planted by one row of the table", () => {
  let folder = "";
  let found: Readonly<Record<string, unknown>> = {};
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cygnet-field-"));
    await Promise.all([
      cp(join(root, "core"), join(folder, "core"), { recursive: true }),
      cp(join(root, "package.json"), join(folder, "package.json")),
      symlink(join(root, "node_modules"), join(folder, "node_modules")),
    ]);
    const source = await readFile(join(folder, table), "utf8");
    await writeFile(join(folder, table), source.replace("  tags: {", `${row}  tags: {`));
    await writeFile(join(folder, "questions.mjs"), questions);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "questions.mjs")]);
    const read: unknown = JSON.parse(stdout);
    if (typeof read !== "object" || read === null) throw new Error(`Not an object: ${stdout}`);
    found = { ...read };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ["be part of a contact", "codec", true],
    ["be a column that every list can have", "column", true],
    ["be sent with its limit", "sent", true],
    ["be stored in normal form", "normal", "Harbor Line"],
    ["be edited like every other field", "edited", ["company"]],
    ["be among the fields that forms know", "form", true],
    ["be a key that no own field may have", "reserved", true],
    ["be offered to filters by its label", "filter", "Company"],
    ["be known to the check of files", "check", "text"],
    ["be guessed for a column of an import", "mapping", ["first_name", "company"]],
    ["be read from a file", "imported", "Harbor Line"],
    ["be written to an export", "exported", "Harbor"],
    ["be set for many contacts, and found as it was", "bulk", ["Company", { company: "Harbor" }, { company: "old" }]],
    ["be shown in the audit log", "history", [{ field: "company", label: null, before: "A", after: "B", masked: false }]],
    ["be taken back from the audit log", "undo", true],
    ["be filled into messages", "variable", "Harbor"],
  ])("should %s", (_, place, expected) => {
    expect(found[place]).toEqual(expected);
  });
});
