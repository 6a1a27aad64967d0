import { describe, expect, it } from "vitest";
import { mayChangeNote } from "../../../core/contacts/note-access.rule.ts";

describe("the permission to change a note", () => {
  it.each([
    ["its author", { user_id: 1, role: "user" }, 1, true],
    ["its author who is a guest", { user_id: 1, role: "guest" }, 1, true],
    ["somebody else", { user_id: 2, role: "user" }, 1, false],
    ["a guest who did not write it", { user_id: 2, role: "guest" }, 1, false],
    ["an administrator", { user_id: 2, role: "admin" }, 1, true],
    ["the owner", { user_id: 2, role: "owner" }, null, true],
    ["anybody, where nobody is known to have written it", { user_id: 2, role: "user" }, null, false],
  ] as const)("should be right for %s", (_who, actor, author_id, expected) => {
    expect(mayChangeNote(actor, { author_id })).toBe(expected);
  });
});
