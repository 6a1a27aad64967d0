import { describe, expect, it } from "vitest";
import { ruleCatalogue, ruleByName } from "../../core/rule-catalogue.ts";

const names = [
  "trigger-status",
  "automation-filter",
  "campaign-status",
  "campaign-order",
  "course-level",
  "course-status",
  "course-order",
  "lesson-order",
  "lesson-locks",
  "release-time",
  "rerun-times",
  "trigger-times",
  "workflow-root",
  "workflow-children",
  "workflow-insert",
  "workflow-rebranch",
  "workflow-problems",
  "condition-step",
  "tag-step",
  "field-conversions",
  "field-convert",
  "filter-operators",
  "filter-match",
  "filter-describe",
  "identifier",
  "validate",
  "password-checks",
  "phone-display",
  "phone-normalize",
  "tag-normalize",
  "search-name",
  "contact-payload",
  "contact-name",
  "contact-duplicates",
  "contact-merge",
  "video-link",
  "video-seek",
  "video-report",
  "item-defaults",
  "item-score",
  "missing-words",
  "lesson-name",
  "stat-display",
  "duration-display",
  "onboarding-progress",
  "feature-locked",
  "plan-prompt",
  "overage-prompt",
  "assistant-route",
  "navigation",
  "permission",
  "team-required",
  "request-path",
  "realtime-accept",
  "resource-page",
  "cache-expiry",
  "room-role",
  "room-finished",
  "room-answers",
  "language",
  "avatar-url",
  "poll-shares",
  "sms-segments",
];

describe("rule catalogue", () => {
  it("should contain every rule once, in the order of the documents", () => {
    expect(ruleCatalogue.map(({ name }) => name)).toEqual(names);
  });

  it.each(ruleCatalogue.map((rule) => [rule.name, rule]))("should describe %s in one sentence", (_, { sentence }) => {
    expect(sentence).toMatch(/^[A-Z"][^\n]{15,}\.$/);
    expect(sentence.match(/\.(?:\s|$)/g)).toHaveLength(1);
  });

  it.each(ruleCatalogue.map((rule) => [rule.name, rule]))("should refuse an input to %s that is no object", (_, rule) => {
    expect(rule.apply("nonsense")._tag).toBe("Left");
  });

  it("should find a rule by its name, and none by an unknown name", () => {
    expect(ruleByName("poll-shares")?.apply({ votes: [1, 1, 1] })).toEqual({ _tag: "Right", right: [34, 33, 33] });
    expect(ruleByName("toString")).toBeUndefined();
  });
});
