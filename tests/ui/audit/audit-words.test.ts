import { describe, expect, it } from "vitest";
import { fieldWords } from "../../../ui/staff/audit/audit-words.ts";
import type { SayField } from "../../../ui/staff/contacts/written-label.ts";

const say: SayField = (key) => `<${key}>`;

describe("the label of a changed field", () => {
  it.each([
    ["contact", "last_name", null, "<fields.last_name>"],
    ["contact", "fields.pin", "Pin", "Pin"],
    ["contact", "fields.gone_field", null, "Gone field"],
    ["contact", "blocked_at", null, "Blocked at"],
    ["user", "last_name", null, "Last name"],
  ])("should be, for a %s's %s that the server labels %j, %s", (type, field, label, words) => {
    expect(fieldWords(say, type, { field, label })).toBe(words);
  });
});
