import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readyAction } from "../../../core/bulk/ready-action.rule.ts";
import { boardColumns } from "../../../core/contacts/board-columns.rule.ts";
import { contactMerge } from "../../../core/contacts/contact-merge.rule.ts";
import { checkedCustomValues } from "../../../core/contacts/custom-values.rule.ts";
import { exportColumns } from "../../../core/export/export-column.rule.ts";
import { assignedUserKey } from "../../../core/fields/assigned-user.rule.ts";
import { bucketsOf } from "../../../core/fields/bucket-values.rule.ts";
import { bucketOfKey } from "../../../core/fields/field-buckets.rule.ts";
import { newFieldName } from "../../../core/fields/field-definition.rule.ts";
import { removedLabel } from "../../../core/fields/field-options.rule.ts";
import { offeredByName } from "../../../core/fields/one-choice.rule.ts";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { isWritableField } from "../../../core/fields/writable-field.rule.ts";
import { describeFilter } from "../../../core/filters/filter-describe.rule.ts";
import { clauseChoices, namedChoices, withChoice } from "../../../core/groups/clause-choices.rule.ts";
import { contactFields, entryLabelOf, type GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { groupDependencies } from "../../../core/groups/group-dependencies.rule.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { readFieldCell } from "../../../core/import/read-cell.rule.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";

const values = { "3": "Zoe Young", "7": "Ann Archer", "9": removedLabel("Bo Gone"), "12": "Ann Archer" };
const assigned = plainField({ name: assignedUserKey, label: "Assigned user", type: "list", values });
const groupField: GroupField = { name: assignedUserKey, label: "Assigned user", type: "list", values };

describe("the assigned user", () => {
  it("should be a key that no label produces", () => {
    expect(["assignedUser", "Assigned user", "assigneduser"].map((label) => newFieldName(label, []))).not.toContain(assignedUserKey);
  });

  it("should be one of the active users, offered by name", () => {
    expect(offeredByName(values).map(({ key }) => key)).toEqual(["7", "12", "3"]);
    expect(checkedCustomValues([assigned], { assignedUser: ["3"] }, {})).toEqual(E.right({ assignedUser: ["3"] }));
    expect(checkedCustomValues([assigned], { assignedUser: null }, { assignedUser: ["3"] })).toEqual(E.right({ assignedUser: null }));
    expect(E.mapLeft(messagesOf)(checkedCustomValues([assigned], { assignedUser: ["3", "7"] }, {}))).toEqual(
      E.left({ "fields.assignedUser": ["Assigned user holds one choice"] }),
    );
    expect(E.mapLeft(messagesOf)(checkedCustomValues([assigned], { assignedUser: ["9"] }, {}))).toEqual(
      E.left({ "fields.assignedUser": ['"9" is not offered by Assigned user'] }),
    );
    expect(E.mapLeft(messagesOf)(checkedCustomValues([assigned], { assignedUser: ["44"] }, {}))).toEqual(
      E.left({ "fields.assignedUser": ['"44" is not offered by Assigned user'] }),
    );
  });

  it("should stay on the contacts of deactivated users", () => {
    expect(checkedCustomValues([assigned], { assignedUser: ["9"] }, { assignedUser: ["9"] })).toEqual(E.right({ assignedUser: ["9"] }));
    expect(exportColumns([assigned]).find(({ id }) => id === "field:assignedUser")?.label).toBe("Assigned user");
    expect(boardColumns(assigned, ["9"]).find(({ value }) => value === "9")?.label).toBe("Bo Gone (removed)");
    expect(boardColumns(assigned, []).map(({ value }) => value)).not.toContain("9");
  });

  it("should be set or cleared for many contacts, never added to", () => {
    expect(E.isRight(readyAction({ do: "set", field: "fields.assignedUser", value: ["3"] }, [assigned]))).toBe(true);
    expect(E.isRight(readyAction({ do: "clear", field: "fields.assignedUser" }, [assigned]))).toBe(true);
    expect(readyAction({ do: "add", field: "fields.assignedUser", value: ["3"] }, [assigned])).toEqual(
      E.left({ "action.do": ["Assigned user holds one value; set it or clear it"] }),
    );
    expect(E.mapLeft(messagesOf)(readyAction({ do: "set", field: "fields.assignedUser", value: ["3", "7"] }, [assigned]))).toEqual(
      E.left({ "action.value": ["Assigned user holds one choice"] }),
    );
  });

  it("should be the kept contact's after a merge, or the other's if it had none", () => {
    const types = { assignedUser: "list", skills: "list" } as const;
    expect(contactMerge({ assignedUser: ["3"], skills: ["a"] }, { assignedUser: ["7"], skills: ["b"] }, types).result).toEqual({
      assignedUser: ["3"],
      skills: ["a", "b"],
    });
    expect(contactMerge({}, { assignedUser: ["7"] }, types).result).toEqual({ assignedUser: ["7"] });
  });

  it.each([
    ["zoe young", E.right(["3"])],
    ["ANN@example.org", E.right(["7"])],
    ["12", E.right(["12"])],
    ["Ann Archer", E.left({ cause: "bad-choice", value: "Ann Archer" })],
    ["Bo Gone", E.left({ cause: "bad-choice", value: "Bo Gone" })],
    ["Zoe Young; 7", E.left({ cause: "too-many" })],
  ])("should be read in a file by name, id or email, and never guessed: %s", (text, read) => {
    const target = { id: "field:assignedUser", label: "Assigned user", type: "list", values, also: { "ann@example.org": "7" } } as const;
    expect(readFieldCell(text, { target, date_order: "mdy", timeZone: "UTC", fixed: (entry) => entry, isLenient: false })).toEqual(read);
  });

  it("should be selectable in conditions and named in their sentences", () => {
    expect(clauseChoices(groupField, "$overlaps")?.map(({ label }) => label)).toContain("Zoe Young");
    expect(clauseChoices(groupField, "$contains")).toBeNull();
    expect(clauseChoices({ ...groupField, values: ["a, b"] }, "$overlaps")).toEqual([{ key: "a, b", label: "a, b" }]);
    expect(namedChoices(withChoice(withChoice("3", "a, b", true), "3", false))).toEqual(["a, b"]);
    expect(namedChoices(withChoice(withChoice("3", "7", true), "3", false))).toEqual(["7"]);
    const fields = [...contactFields, groupField];
    const filter = readGroupFilter({ assignedUser: { $overlaps: ["3", "9"] } }, fields);
    expect(
      E.map((read: Parameters<typeof describeFilter>[0]) => describeFilter(read, () => "Assigned user", undefined, entryLabelOf(fields)))(
        filter,
      ),
    ).toEqual(E.right('Assigned user has at least one of "Zoe Young" or "Bo Gone (removed)".'));
  });
});

describe("fields of the assigned user", () => {
  it("should have keys that no label produces, and be read-only [C3.05]", () => {
    expect(newFieldName("Direct line", [], "rep")).toBe("Rep_direct_line");
    expect(newFieldName("Direct line", ["Rep_direct_line", "direct_line"], "rep")).toBe("Rep_direct_line_2");
    expect(newFieldName("Rep direct line", [])).toBe("rep_direct_line");
    expect(isWritableField(plainField({ name: "Rep_direct_line", label: "Direct line", type: "string", bucket_id: "rep" }))).toBe(false);
  });

  it("should be separate from a fourth bucket that other systems write [C3.05]", () => {
    const level = plainField({ name: "Others_level", label: "Level", type: "string", bucket_id: "others" });
    expect(newFieldName("Level", [], "others")).toBe("Others_level");
    expect(["Others_level", "Rep_x", "Http_x", "others_level"].map(bucketOfKey)).toEqual(["others", "rep", "http", null]);
    expect(bucketsOf([level], null).at(-1)).toMatchObject({ type: "others", title: "Other systems", fields: { Others_level: level } });
    const bySystem = { isThere: () => false, bySystem: true };
    expect(E.mapLeft(messagesOf)(checkedCustomValues([level], { Others_level: "Gold" }, {}))).toEqual(
      E.left({ "fields.Others_level": ["Level cannot be changed here"] }),
    );
    expect(checkedCustomValues([level], { Others_level: "Gold" }, {}, bySystem)).toEqual(E.right({ Others_level: "Gold" }));
    expect(E.isLeft(checkedCustomValues([{ ...level, editable: false }], { Others_level: "Gold" }, {}, bySystem))).toBe(true);
    expect(E.isLeft(checkedCustomValues([{ ...level, name: "Rep_level", bucket_id: "rep" }], { Rep_level: "Gold" }, {}, bySystem))).toBe(
      true,
    );
  });

  it("should have a group evaluated again when another user is assigned", () => {
    const filter = readGroupFilter({ Rep_region: { $eq: "North" } }, [
      ...contactFields,
      { name: "Rep_region", label: "Region", type: "string" },
    ]);
    expect(E.map(groupDependencies)(filter)).toEqual(E.right(["*", "Rep_region", "assignedUser"]));
  });
});
