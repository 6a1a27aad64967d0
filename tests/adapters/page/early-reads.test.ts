import { describe, expect, it } from "vitest";
import { earlyReadsOf } from "../../../adapters/page/early-reads.ts";

describe("The early reads of a page", () => {
  const location = { pathname: "/portal/harbor/home" };
  it("should be those of its address where the server put their script into it", () => {
    const asked = earlyReadsOf({ location, cygnetEarly: { at: 0, answers: new Map() } });
    expect(asked).toEqual([{ of: "learner" }, { of: "courses", pid: "harbor" }]);
  });
  it("should be none without the script", () => {
    expect(earlyReadsOf({ location })).toEqual([]);
  });
});
