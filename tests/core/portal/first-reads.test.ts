import { describe, expect, it } from "vitest";
import { firstReads } from "../../../core/portal/first-reads.rule.ts";

describe("What the page of a learner reads first", () => {
  it.each(["/portal/harbor", "/portal/harbor/", "/portal/harbor/home", "/portal/harbor/home/", "/portal/harbor/p/favorites"])(
    "should be the learner and the courses on the home of a portal: %s",
    (path) => {
      expect(firstReads(path)).toEqual([{ of: "learner" }, { of: "courses", pid: "harbor" }]);
    },
  );

  it.each(["/portal", "/portal/home", "/portal/harbor/course/3", "/portal/harbor/p/stats"])(
    "should be the learner alone on other pages, and where no portal is named: %s",
    (path) => {
      expect(firstReads(path)).toEqual([{ of: "learner" }]);
    },
  );

  it("should take the name of a portal as it was typed where its encoding is malformed", () => {
    expect(firstReads("/portal/%E0%A4%A/home")).toEqual([{ of: "learner" }, { of: "courses", pid: "%E0%A4%A" }]);
    expect(firstReads("/portal/h%C3%A5vn/home")).toEqual([{ of: "learner" }, { of: "courses", pid: "håvn" }]);
  });
});
