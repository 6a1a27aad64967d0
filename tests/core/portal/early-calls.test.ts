import { describe, expect, it } from "vitest";
import { earlyCalls } from "../../../core/portal/early-calls.rule.ts";

const addresses = (path: string): readonly string[] => earlyCalls(path).map(({ address }) => address);
const learner = "/api/cg/info?schema=full";
const courses = "/api/cg/campaigns?schema=full";

describe("What a learner's page asks for before its program is there", () => {
  it.each(["/portal/harbor/home", "/portal/harbor/home/", "/portal/harbor/"])(
    "should be the learner and the courses on home: %s",
    (path) => {
      expect(addresses(path)).toEqual([learner, courses]);
      expect(earlyCalls(path)[1]?.headers).toEqual({ "X-Portal-Id": "harbor" });
    },
  );

  it.each(["/portal", "/portal/home", "/portal/harbor/course/3", "/portal/%E0%A4%A/home", "/portal/h%C3%A5vn/home"])(
    "should be the learner alone on any other page, or where no portal is named: %s",
    (path) => {
      expect(addresses(path)).toEqual([learner]);
    },
  );
});
