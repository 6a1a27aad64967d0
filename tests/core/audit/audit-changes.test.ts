import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditChanges } from "../../../core/audit/audit-changes.rule.ts";
import { auditLines } from "../../../core/audit/audit-lines.rule.ts";
import { searchedWords } from "../../../core/audit/audit-search.rule.ts";
import { auditSpan } from "../../../core/audit/audit-span.rule.ts";
import { whoOfText, whoText } from "../../../core/audit/audit-who.rule.ts";
import { factOf, isGivenBack } from "../../../core/audit/earlier-value.rule.ts";
import { recordsOfFacts } from "../../../core/audit/fact-records.rule.ts";
import { factWords } from "../../../core/audit/fact-words.rule.ts";
import { valueAsChange } from "../../../core/audit/value-as-change.rule.ts";
import { csvLine } from "../../../core/import/csv-text.rule.ts";

const open = { masked: new Set<string>(), dropped: new Set<string>() };
const plainWords = (name: string, value: unknown): string =>
  factWords(name, value, { timeZone: "Europe/London", typeOf: () => undefined, filterWords: () => null, nameOf: () => null });
const none = new Map<string, string>();
const entry = (before: unknown, after: unknown, action = "contact.update") => ({ action, before, after, isErased: false });

describe("changes in the audit log", () => {
  it("should show each value before and after, names first, and omit unchanged ones", () => {
    expect(
      auditChanges(
        entry({ tags: ["a"], first_name: "Ada", last_name: "X" }, { last_name: "X", tags: ["a", "b"], first_name: "Eve" }),
        open,
        plainWords,
        none,
      ),
    ).toEqual([
      { field: "first_name", label: null, before: "Ada", after: "Eve", masked: false },
      { field: "tags", label: null, before: "a", after: "a, b", masked: false },
    ]);
  });

  it.each([
    ["merged", 246, "contact 246"],
    ["assigned_to", [1, 9], "user 1, 9"],
    ["related_records", ["api/contacts@5", "api/elsewhere@5"], "contact 5, api/elsewhere@5"],
    ["share_to", { users: [1], teams: [2], all: false }, "users: user 1; teams: team 2; all: No"],
    ["fields.recruited_by", [7], "contact 7"],
    ["fields.assignedUser", ["1"], "user 1"],
    ["fields.contactTeam", ["2"], "team 2"],
    ["fields.city", "7", "7"],
    ["status", "not_started", "not started"],
    ["name", "not_started", "not_started"],
  ])("should name the records in %s %j: %s", (name, value, words) => {
    const typeOf = (field: string) => (field === "recruited_by" ? ("related_contacts" as const) : undefined);
    const nameOf = (type: string, id: string): string | null => (id === "9" ? null : `${type} ${id}`);
    expect(factWords(name, value, { timeZone: "Europe/London", typeOf, filterWords: () => null, nameOf })).toBe(words);
    const said = recordsOfFacts(
      name.startsWith("fields.") ? { fields: { [name.slice("fields.".length)]: value } } : { [name]: value },
      typeOf,
    );
    for (const { type, id } of said) expect(id === "9" || words.includes(`${type} ${id}`)).toBe(true);
    expect(said.length > 0).toBe(words !== "7" && !words.startsWith("not"));
  });

  it("should mask values hidden from the reader, and omit fields hidden from them", () => {
    const facts = entry({ fields: { tax: "77" } }, { fields: { tax: "78" } });
    expect(auditChanges(facts, { ...open, masked: new Set(["tax"]) }, plainWords, new Map([["tax", "Tax"]]))).toEqual([
      { field: "fields.tax", label: "Tax", before: "••••", after: "••••", masked: true },
    ]);
    expect(auditChanges(facts, { ...open, dropped: new Set(["tax"]) }, plainWords, none)).toBeNull();
    expect(
      auditChanges(entry(null, { field: "tax" }, "contact.reveal_secret"), { ...open, dropped: new Set(["tax"]) }, plainWords, none),
    ).toBeNull();
    expect(auditChanges({ ...facts, isErased: true }, open, plainWords, none)).toMatchObject([{ before: "••••", masked: true }]);
    expect(auditChanges(entry({ password: "[secret]" }, { password: "[secret]" }), open, plainWords, none)).toMatchObject([
      { masked: true },
    ]);
  });

  it("should name a field whose secret was revealed by its label, and a deleted one by its key", () => {
    const looked = entry(null, { field: "tax" }, "contact.reveal_secret");
    expect(auditChanges(looked, open, plainWords, new Map([["tax", "Tax number"]]))).toEqual([
      { field: "field", label: null, before: null, after: "Tax number", masked: false },
    ]);
    expect(auditChanges(looked, open, plainWords, none)).toMatchObject([{ after: "tax" }]);
    expect(auditChanges(entry(null, { field: "tax" }, "contact.update"), open, plainWords, new Map([["tax", "Tax number"]]))).toMatchObject(
      [{ after: "tax" }],
    );
  });

  it("should never reveal a text of a masked field, whatever surrounds it", () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    fc.assert(
      fc.property(
        fc.dictionary(word, fc.oneof(word, fc.array(word, { maxLength: 3 }), fc.integer()), { maxKeys: 5 }),
        word,
        fc.boolean(),
        fc.boolean(),
        (fields, name, isDropped, isBefore) => {
          const planted = { fields: { ...fields, [name]: "HARBOUR-SECRET" } };
          const [before, after] = isBefore ? [planted, { fields }] : [{ fields }, planted];
          const redaction = isDropped ? { ...open, dropped: new Set([name]) } : { ...open, masked: new Set([name]) };
          expect(JSON.stringify(auditChanges(entry(before, after), redaction, plainWords, none))).not.toContain("HARBOUR-SECRET");
        },
      ),
    );
  });
});

describe("values of the audit log in words", () => {
  it.each([
    ["is_event", true, "Yes"],
    ["tags", ["a", "b"], "a, b"],
    ["share_to", { all: true, users: [1] }, "all: Yes; users: 1"],
    ["expires_at", 1_782_907_200, "2026-07-01 13:00"],
    ["photo", "data:image/png;base64,AAAA", "Picture"],
    ["filters", { a: 1 }, "••••"],
    ["note", "x".repeat(600), `${"x".repeat(500)}…`],
  ])("should be for %s %j", (name, value, words) => expect(plainWords(name, value)).toBe(words));
});

describe("queries of the audit log", () => {
  it("should be parsed from the user that they name, and from nothing else", () => {
    for (const who of [{ person: 3 }, { learner: 7 }, { kind: "token" as const }]) expect(whoOfText(whoText(who))).toEqual(who);
    for (const text of ["", "person:", "person:x", "somebody", "user:1"]) expect(whoOfText(text)).toBeNull();
  });
  it("should cover whole days in the organisation's time zone, also when its clock changes", () => {
    expect(auditSpan({ from: "2026-03-29", to: "2026-03-29" }, "Europe/London")).toEqual({
      since: 1_774_742_400,
      before: 1_774_742_400 + 23 * 3600,
    });
    expect(auditSpan({ from: null, to: null }, "UTC")).toEqual({ since: null, before: null });
  });
  it("should search words by their beginning, and nothing that is not a word", () => {
    expect(searchedWords("Ada  o'Neil ada@x.example")).toBe("'ada':* & 'o':* & 'neil':* & 'ada@x.example':*");
    expect(searchedWords(" &|! ")).toBeNull();
    fc.assert(
      fc.property(
        fc.string(),
        (text) => void expect(searchedWords(text) ?? "'a':*").toMatch(/^'[\p{L}\p{N}._@+-]+':\*( & '[\p{L}\p{N}._@+-]+':\*)*$/u),
      ),
    );
  });
});

describe("an earlier value", () => {
  const change = { field: "fields.town", label: "Town", before: "Ayr", after: "Oban", masked: false };
  const town = {
    name: "town",
    label: "Town",
    type: "string",
    section: null,
    order: null,
    values: null,
    is_event: null,
    bucket_id: null,
    filters: null,
    editable: null,
    form_hidden: null,
    required: null,
    access: null,
    share_editable: null,
    custom_object_id: null,
    custom_object_field: null,
    custom_object_field_map: null,
    custom_record_id: null,
  } as const;
  const row = entry({ first_name: "Ada", fields: { town: "Ayr" } }, { fields: { town: "Oban" } });
  it("should be restorable if it is known and writable", () => {
    expect(isGivenBack(row, change, [town])).toBe(true);
    expect(factOf(row.before, "fields.town")).toBe("Ayr");
    expect(valueAsChange({ ...change, earlier: "Ayr" })).toEqual({ fields: { town: "Ayr" } });
    expect(isGivenBack(row, { ...change, field: "first_name" }, [])).toBe(true);
  });
  it.each([
    ["of a field that the reader does not see", change, []],
    ["that is masked", { ...change, masked: true }, [town]],
    ["of a secret", change, [{ ...town, type: "secret" as const }]],
    ["of a field that is only shown", change, [{ ...town, editable: false }]],
    ["of an event", change, [{ ...town, is_event: true }]],
    ["that was not kept", { ...change, field: "tags" }, [town]],
    ["of something else than a value", { ...change, field: "import" }, [town]],
  ])("should not be restorable %s", (_, asked, fields) => expect(isGivenBack(row, asked, fields)).toBe(false));
});

describe("the audit log as rows of a file", () => {
  const told = {
    id: 1,
    at: 1_782_907_200,
    actor: { kind: "token" as const, id: 1, name: "=cmd()" },
    action: "contact.update",
    record: { type: "contact", id: "7", name: null },
  };
  it("should have a row per value, and one where there is none", () => {
    expect(auditLines({ ...told, changes: [] }, "UTC")).toEqual([
      ["2026-07-01 12:00", "=cmd()", "token", "contact.update", "contact", "", "7", "", "", ""],
    ]);
    expect(
      auditLines({ ...told, changes: [{ field: "fields.a", label: "A", before: null, after: "1", masked: false }] }, "UTC")[0]?.slice(7),
    ).toEqual(["A", "", "1"]);
  });
  it("should begin no cell with a formula", () => {
    expect(
      auditLines({ ...told, changes: [] }, "UTC")
        .map(csvLine)
        .join(""),
    ).toContain(",'=cmd(),");
  });
});
