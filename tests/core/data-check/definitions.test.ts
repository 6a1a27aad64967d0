import { describe, expect, it } from "vitest";
import { checkExport, codesOf } from "./checking.ts";

describe("checking fields", () => {
  it("should find invalid identifiers, unknown types and unknown operators, each with a suggestion", () => {
    const { findings } = checkExport({
      fields: [
        { name: "First Name", label: "F", type: "strng", access: "all", share_editable: 2, values: 5 },
        { name: "n", label: "N", type: "int", filters: ["is", "$gt", "contains"] },
      ],
    });
    expect(findings.map(({ line, code, field, suggestion }) => [line, code, field, suggestion])).toEqual([
      [1, "name-not-identifier", "name", "first_name"],
      [1, "unknown-type", "type", "string"],
      [1, "wrong-type", "access", null],
      [1, "wrong-type", "share_editable", null],
      [1, "wrong-type", "values", null],
      [2, "unknown-operator", "filters", null],
    ]);
  });

  it("should find two fields of one name, in buckets and beside them", () => {
    expect(
      codesOf({
        fields: [
          { name: "a", label: "A", type: "int" },
          { id: 1, type: "default", title: "B", fields: { a: { label: "A", type: "int" }, b: { label: "B", type: "what" } } },
        ],
      }),
    ).toEqual([
      [2, "duplicate-id", "fields.a.name"],
      [2, "unknown-type", "fields.b.type"],
    ]);
  });

  it("should drop duplicate options", () => {
    const { findings, repairs } = checkExport({ fields: [{ name: "a", label: "A", type: "list", values: ["x", "y", "x"] }] });
    expect(findings.map(({ code }) => code)).toEqual(["duplicate-entry"]);
    expect(repairs).toEqual([{ values: ["x", "y"] }]);
  });

  it("should require a name, a label and a type", () => {
    expect(codesOf({ fields: [{}] })).toEqual([
      [1, "required", "name"],
      [1, "required", "label"],
      [1, "required", "type"],
    ]);
  });
});

describe("checking groups", () => {
  const fields = [{ name: "score", label: "Score", type: "int" }];
  const group = (filters: unknown, more: object = {}) => ({ id: 1, name: "G", filters, ...more });

  it("should check filters against the existing fields [G43]", () => {
    expect(
      codesOf({
        fields,
        groups: [group({ $and: [{ score: { $gt: 5 } }, { first_name: { $starts: "A" } }, { tags: { $overlaps: ["vip"] } }] })],
      }),
    ).toEqual([]);
    expect(codesOf({ fields, groups: [group({ $and: [{ scor: 1 }] })] })).toEqual([[1, "unknown-field", "filters.$and.0.scor"]]);
    expect(codesOf({ fields, groups: [group({ score: { $contains: "a" } })] })).toEqual([[1, "filter-invalid", "filters.score.$contains"]]);
  });

  it("should accept any field but no invalid filter when no file defines fields", () => {
    expect(codesOf({ groups: [group({ $or: [{ anything: { $gtdays: 5 } }, { other: "x" }] })] })).toEqual([]);
    expect(codesOf({ groups: [group({ anything: { $foo: 5 } })] })).toEqual([[1, "filter-invalid", "filters.anything.$foo"]]);
    expect(codesOf({ groups: [group({})] })).toEqual([[1, "filter-invalid", "filters"]]);
  });

  it("should find unknown users that a group is shared with", () => {
    const users = [{ id: 5, role: "owner", email: ["o@x.co"] }];
    expect(codesOf({ users, groups: [group(null, { share_to: { users: [5, 6], teams: [], all: "yes" } })] })).toEqual([
      [1, "wrong-type", "share_to.all"],
      [1, "unknown-reference", "share_to.users.1"],
    ]);
  });
});

describe("checking campaigns", () => {
  it("should find unknown types, periods that end before they start, and two campaigns of one id [M24]", () => {
    const campaigns = [
      { id: 1, name: "A", type: "course", start_time: 10, end_time: 20 },
      { id: 2, name: "B", type: "cours", start_time: 20, end_time: 20 },
      { id: 1, name: "", start_time: 20, end_time: 0 },
    ];
    expect(codesOf({ campaigns })).toEqual([
      [2, "unknown-type", "type"],
      [2, "ends-before-start", "end_time"],
      [3, "required", "name"],
      [3, "duplicate-id", "id"],
    ]);
  });
});

describe("checking users", () => {
  const owner = { id: 1, role: "owner", email: ["o@x.co"], status: 1 };

  it("should require a team for guests and a role that exists [A5.11]", () => {
    const users = [
      owner,
      { id: 2, role: "guest", email: ["g@x.co"], teams: [] },
      { id: 3, role: "boss", email: ["b@x.co"] },
      { id: 4, role: "guest", email: ["h@x.co"], teams: [7], status: 2 },
    ];
    expect(codesOf({ users })).toEqual([
      [2, "guest-without-team", "teams"],
      [3, "unknown-type", "role"],
      [4, "wrong-type", "status"],
    ]);
  });

  it("should find two users who sign in with one address", () => {
    expect(codesOf({ users: [owner, { id: 2, role: "user", email: "O@x.co" }] })).toEqual([
      [2, "email-not-normalized", "email.0"],
      [2, "duplicate-value", "email"],
    ]);
  });

  it("should report an organisation without an owner", () => {
    expect(codesOf({ users: [{ id: 2, role: "user", email: ["u@x.co"] }] })).toEqual([[1, "owner-count", "role"]]);
  });
});
