import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { checkedCustomValues } from "../../../core/contacts/custom-values.rule.ts";
import { addressProblem } from "../../../core/fields/bucket-address.rule.ts";
import { changedRepValues, fieldsOfBucket, valuesOfAnswer } from "../../../core/fields/bucket-values.rule.ts";
import { contactTeamKey } from "../../../core/fields/contact-team.rule.ts";
import { isFieldHidden } from "../../../core/fields/field-access.rule.ts";
import { makeFieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { definitionProblems } from "../../../core/fields/field-definition.rule.ts";
import { fieldFormOf } from "../../../core/fields/field-draft.rule.ts";
import type { FieldSchema } from "../../../core/fields/field-schema.model.ts";
import { chosenOne } from "../../../core/fields/one-choice.rule.ts";
import { typedText } from "../../../core/fields/typed-value.rule.ts";
import { conflict, type Failure, messagesOf, notFound } from "../../../core/kernel/failure.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";
import { makeFieldStoreFake } from "../../fakes/field-store.fake.ts";

describe("a hidden field", () => {
  const field = (change: object = {}) => ({ name: "city", access: null, deleted_at: null, ...change });
  it.each([
    ["one for everybody", field(), "user", [], false],
    ["one out of use, even from the owner", field({ deleted_at: 5 }), "owner", [], true],
    ["one for administrators", field({ access: "admin" }), "user", [], true],
    ["the team of a contact where there are no teams", field({ name: contactTeamKey }), "owner", [], true],
    ["the team of a contact where there are teams", field({ name: contactTeamKey }), "owner", ["teams"], false],
  ] as const)("should be detected: %s", (_, one, viewer, features, isHidden) =>
    expect(isFieldHidden(one, viewer, features)).toBe(isHidden),
  );
});

describe("a URL that values are fetched from", () => {
  it.each([
    ["https://crm.example/people/{con_id}?email={email}&tel={mobile}", null],
    ["", null],
    ["https://crm.example/{name}", "{name} is not known; use {con_id}, {email} or {mobile}"],
    ["https://{email}/", "Url is invalid"],
    ["https://{con_id}.crm.example/", "Url is invalid"],
    ["https://crm.example:{con_id}/", "Url is invalid"],
    ["people/{con_id}", "Url is invalid"],
  ])("should have a fixed host and only known variables: %s", (url, problem) => expect(addressProblem(url)).toBe(problem));
});

describe("values of other buckets", () => {
  const own = customFieldOf("city", "string");
  const office = customFieldOf("Rep_office", "string", { bucket_id: "rep" });
  const score = customFieldOf("Http_score", "int", { bucket_id: "http" });

  it("should belong to the fields of their bucket only", () => {
    expect(fieldsOfBucket([own, office, score], "rep")).toEqual([office]);
    expect(changedRepValues([own, office, score], { Rep_office: "Bonn" }, { Rep_office: "Ulm" })).toEqual(E.right({ Rep_office: "Ulm" }));
    expect(E.mapLeft(messagesOf)(changedRepValues([own, office], {}, { city: "Ulm" }))).toMatchObject({
      left: { "values.city": [expect.any(String)] },
    });
    expect(valuesOfAnswer([own, office, score], { city: "Bonn", office: "Ulm", score: 7 })).toEqual({
      values: { Http_score: 7 },
      refused: [],
    });
  });
});

describe("choices", () => {
  it("should be anything if a list has no options, otherwise the options and existing values", () => {
    expect(checkedCustomValues([customFieldOf("words", "list")], { words: ["free"] }, {})).toEqual(E.right({ words: ["free"] }));
    const skills = customFieldOf("skills", "list", { values: ["Go", "Chess"] });
    expect(checkedCustomValues([skills], { skills: ["Go", "Old"] }, { skills: ["Old"] })).toEqual(E.right({ skills: ["Go", "Old"] }));
    expect(E.mapLeft(messagesOf)(checkedCustomValues([skills], { skills: ["Go", "Old"] }, {}))).toMatchObject({
      left: { "fields.skills": [expect.stringContaining("Old")] },
    });
  });

  it.each([
    [["7"], "7"],
    [["a", "b"], "a"],
    [7, "7"],
    ["x", "x"],
    [[], null],
    [null, null],
    [{}, null],
  ] as const)("should be at most one in a single-choice field: %j", (value, one) => expect(chosenOne(value)).toBe(one));
});

describe("the form of a field", () => {
  it("should start with the stored definition, and for a new field with nothing but its section", async () => {
    const store = makeFieldStoreFake(new Map(), () => 1);
    const made = await store.create({ label: "Skills", type: "list", values: ["Go"], section: "work", required: true, access: "admin" })();
    expect(fieldFormOf(E.isRight(made) ? made.right : null, "other")).toMatchObject({
      label: "Skills",
      type: "list",
      lines: "Go",
      section: "work",
      required: true,
      access: "admin",
      isEvent: false,
    });
    expect(fieldFormOf(null, "other")).toMatchObject({
      label: "",
      type: "string",
      lines: "",
      section: "other",
      required: false,
      access: null,
    });
  });

  it("should need a label if one is given", () => {
    expect(messagesOf(definitionProblems("string", { label: " " }))).toEqual({ label: ["Label is required"] });
    expect(definitionProblems("string", { label: "City" })).toEqual({});
    expect(definitionProblems("string", {})).toEqual({});
  });

  it.each([[null], [undefined]])("should be empty for a missing value: %s", (value) => expect(typedText("string", value, "UTC")).toBe(""));
});

describe("the fields of the organisation", () => {
  const schemaOf = (title: string): FieldSchema => ({ sections: [{ slug: "", title }], built_in: [], fields: [] });
  const store = makeFieldStoreFake(new Map(), () => 1);
  const titleIn = (book: ReturnType<typeof makeFieldCatalogue>): string | undefined => {
    const now = book.latest();
    return now.tag === "loaded" ? now.value.sections[0]?.title : undefined;
  };

  it("should be those that were requested last, whichever response arrives first", async () => {
    const answers: ((schema: FieldSchema) => void)[] = [];
    const book = makeFieldCatalogue({
      store: { ...store, schema: () => new Promise((resolve) => answers.push((schema) => resolve(E.right(schema)))) },
    });
    const asked = [book.load(), book.load()];
    answers[1]?.(schemaOf("newer"));
    await asked[1];
    answers[0]?.(schemaOf("older"));
    await asked[0];
    expect(titleIn(book)).toBe("newer");
  });

  it.each([
    ["a change that was made", TE.right(1), 1],
    ["a change that somebody else was before", TE.left<Failure, number>(conflict("Changed.")), 1],
    ["a change that was refused", TE.left<Failure, number>(notFound("Gone.")), 0],
  ] as const)("should be requested again after %s", async (_, command, loads) => {
    let asked = 0;
    const book = makeFieldCatalogue({ store: { ...store, schema: async () => ((asked += 1), E.right(schemaOf("now"))) } });
    await book.change(() => command)();
    expect(asked).toBe(loads);
  });
});
