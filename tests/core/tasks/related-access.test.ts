import { describe, expect, it } from "vitest";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";

describe("access to the records that tasks are related to", () => {
  it.each([
    ["an administrator", { role: "admin", flags: [] }, { campaigns: true, triggers: true, contacts: true, lessons: true }],
    ["a user with campaigns", { role: "user", flags: ["campaigns"] }, { campaigns: true, triggers: true, contacts: false, lessons: false }],
    [
      "a guest with contacts and lessons",
      { role: "guest", flags: ["contacts", "lessons"] },
      { campaigns: false, triggers: false, contacts: true, lessons: true },
    ],
    ["a user without permissions", { role: "user", flags: [] }, { campaigns: false, triggers: false, contacts: false, lessons: false }],
  ] as const)("should be right for %s", (_who, actor, expected) => {
    for (const kind of ["campaigns", "triggers", "contacts", "lessons"] as const)
      expect(seesRelatedKind(actor, kind), kind).toBe(expected[kind]);
  });
});
