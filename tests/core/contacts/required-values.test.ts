import { describe, expect, it } from "vitest";
import { emptiedProblem, missingValues, requiredFields } from "../../../core/contacts/required-values.rule.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";

const job = customFieldOf("job", "string", { label: "Job", required: true });
const hidden = customFieldOf("hidden", "string", { required: true, form_hidden: true });
const free = customFieldOf("free", "string");

describe("required custom values", () => {
  it("should be those of required fields that forms show", () => {
    expect(requiredFields([job, hidden, free])).toEqual([job]);
    expect(Object.keys(missingValues([job, hidden, free], { job: " " }))).toEqual(["fields.job"]);
    expect(missingValues([job], { job: "Pilot" })).toEqual({});
  });

  it("should not be cleared, but may stay missing where they never existed", () => {
    expect(emptiedProblem(job, "", "Pilot")?.message).toContain("Job");
    expect(emptiedProblem(job, null, "")).toBeNull();
    expect(emptiedProblem(job, "Cook", "Pilot")).toBeNull();
    expect(emptiedProblem(free, "", "Pilot")).toBeNull();
  });
});
