import { describe, expect, it } from "vitest";
import { programRequest } from "../../../core/programs/program-address.rule.ts";
import { featureOfProgram, featuresOfPrograms } from "../../../core/programs/program-features.rule.ts";
import { programState, programSuccess } from "../../../core/programs/program-state.rule.ts";

describe("the window of a program", () => {
  it.each([
    [false, true, "form"],
    [true, false, "enabled"],
    [true, true, "enabled"],
    [false, false, "unavailable"],
  ] as const)("should with enabled %s and can_enable %s be %s [A4.07, A4.08]", (enabled, can_enable, state) => {
    expect(programState({ enabled, can_enable })).toBe(state);
  });

  it("should show the program's own success message, otherwise Done! [A4.09]", () => {
    expect(programSuccess({ meta: { success_message: "Your course is ready." } })).toBe("Your course is ready.");
    expect(programSuccess({ meta: { success_message: null } })).toBe("Done!");
  });
});

describe("the parameters of an address that open it", () => {
  it("should open the program that is named [A2.14]", () => {
    expect(programRequest({ program: "welcome" })).toEqual({ kind: "program", params: { id: "welcome" } });
  });

  it("should open the quick win with its title, which may be missing [A2.15]", () => {
    expect(programRequest({ program_id: "welcome", program_title: "Greet people" })).toEqual({
      kind: "quick-win",
      params: { id: "welcome", name: "Greet people" },
    });
    expect(programRequest({ program_id: "welcome" })).toEqual({ kind: "quick-win", params: { id: "welcome", name: "" } });
  });

  it("should open the program when both kinds are present, and nothing without either [A2.14]", () => {
    expect(programRequest({ program: "a", program_id: "b", program_title: "c" })).toEqual({ kind: "program", params: { id: "a" } });
    expect(programRequest({ program_title: "c", page: "2" })).toBeNull();
    expect(programRequest({ program: "", program_id: "" })).toBeNull();
  });
});

describe("the features that programs enable", () => {
  it("should be known by the program, and be none for the others", () => {
    expect(featureOfProgram("portal-messaging")).toBe("portal_messaging");
    expect(featureOfProgram("welcome-course")).toBeNull();
    expect(featuresOfPrograms(["welcome-course", "portal-messaging"])).toEqual(["portal_messaging"]);
  });
});
