import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readyAction } from "../../../core/bulk/ready-action.rule.ts";
import { contactMerge } from "../../../core/contacts/contact-merge.rule.ts";
import { checkedCustomValues } from "../../../core/contacts/custom-values.rule.ts";
import { assignedUserKey } from "../../../core/fields/assigned-user.rule.ts";
import { contactTeamKey, isContactTeam, isProductField } from "../../../core/fields/contact-team.rule.ts";
import { learnerSeesField } from "../../../core/fields/field-access.rule.ts";
import { newFieldName } from "../../../core/fields/field-definition.rule.ts";
import { removedLabel } from "../../../core/fields/field-options.rule.ts";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { clauseChoices } from "../../../core/groups/clause-choices.rule.ts";
import { readFieldCell } from "../../../core/import/read-cell.rule.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";

const values = { "1": "North", "2": "South", "3": removedLabel("West") };
const team = plainField({ name: contactTeamKey, label: "Team", type: "list", values });

describe("the team of a contact", () => {
  it("should be a built-in field, whose key no label produces", () => {
    expect(["contactTeam", "Contact team", "contactteam", "Team"].map((label) => newFieldName(label, []))).not.toContain(contactTeamKey);
    expect([contactTeamKey, assignedUserKey, "team"].map((name) => [isContactTeam({ name }), isProductField({ name })])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });

  it("should be one of the existing teams, or none", () => {
    expect(checkedCustomValues([team], { contactTeam: ["1"] }, {})).toEqual(E.right({ contactTeam: ["1"] }));
    expect(checkedCustomValues([team], { contactTeam: null }, { contactTeam: ["1"] })).toEqual(E.right({ contactTeam: null }));
    expect(E.mapLeft(messagesOf)(checkedCustomValues([team], { contactTeam: ["1", "2"] }, {}))).toEqual(
      E.left({ "fields.contactTeam": ["Team holds one choice"] }),
    );
    expect(E.mapLeft(messagesOf)(checkedCustomValues([team], { contactTeam: ["3"] }, {}))).toEqual(
      E.left({ "fields.contactTeam": ['"3" is not offered by Team'] }),
    );
    expect(checkedCustomValues([team], { contactTeam: ["3"] }, { contactTeam: ["3"] })).toEqual(E.right({ contactTeam: ["3"] }));
  });

  it("should be set or cleared for many, and stay the kept contact's in a merge", () => {
    expect(E.isRight(readyAction({ do: "set", field: "fields.contactTeam", value: ["2"] }, [team]))).toBe(true);
    expect(readyAction({ do: "add", field: "fields.contactTeam", value: ["2"] }, [team])).toEqual(
      E.left({ "action.do": ["Team holds one value; set it or clear it"] }),
    );
    expect(contactMerge({ contactTeam: ["1"] }, { contactTeam: ["2"] }, { contactTeam: "list" }).result).toEqual({ contactTeam: ["1"] });
    expect(contactMerge({}, { contactTeam: ["2"] }, { contactTeam: "list" }).result).toEqual({ contactTeam: ["2"] });
  });

  it("should be read in a file by its label, and be selectable in conditions", () => {
    const column = {
      target: { id: "field:contactTeam", label: "Team", type: "list", values },
      date_order: "mdy",
      timeZone: "UTC",
      fixed: (entry: string) => entry,
      isLenient: false,
    } as const;
    expect(readFieldCell("south", column)).toEqual(E.right(["2"]));
    expect(readFieldCell("East", column)).toEqual(E.left({ cause: "bad-choice", value: "East" }));
    expect(clauseChoices({ name: contactTeamKey, label: "Team", type: "list", values }, "$overlaps")?.map(({ label }) => label)).toContain(
      "North",
    );
  });

  it("should never be shown to learners, whatever access it is given", () => {
    expect(learnerSeesField(plainField({ name: "city", label: "City", type: "string" }))).toBe(true);
    for (const access of [null, "guest", "admin"] as const) expect(learnerSeesField({ ...team, access })).toBe(false);
  });
});
