import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import type { PortalUser } from "../../../core/auth/portal-auth.model.ts";
import { makePortalSession } from "../../../core/auth/portal-session.service.ts";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { makeCourseCatalogue } from "../../../core/learning/course-catalogue.service.ts";
import { loadEarlyReads } from "../../../core/portal/early-reads.service.ts";
import { firstReads } from "../../../core/portal/first-reads.rule.ts";
import { fakePortalAccounts, lena } from "../../fakes/portal-accounts.fake.ts";
import { courseCard } from "../learning/course-card.ts";

const offline = () => TE.left({ tag: "offline" } as const);
const stage = (signedIn: PortalUser | null, path = "/portal/harbor/home", isRendered = false) => {
  let calls = 0;
  const catalogue = makeCourseCatalogue({
    store: {
      courses: () => async () => {
        calls += 1;
        return TE.right([courseCard])();
      },
      course: offline,
      join: offline,
      pauseDrip: offline,
      resetCourse: offline,
    },
  });
  const session = makePortalSession({ accounts: fakePortalAccounts(signedIn), gate: makeSignInGate() });
  const load = () => loadEarlyReads({ reads: firstReads(path), session, catalogue, isRendered: () => isRendered });
  return { catalogue, load, calls: () => calls };
};

describe("What a page of the portal asked for before its program was there", () => {
  it("should be the learner's courses, which the home then takes without a second call", async () => {
    const { catalogue, load, calls } = stage(lena);
    expect(await load()).toEqual([courseCard]);
    await catalogue.load();
    expect(calls()).toBe(1);
  });

  it.each([
    ["nobody is signed in", stage(null)],
    ["the learner is of another portal", stage(lena, "/portal/quay/home")],
    ["the page is not the home", stage(lena, "/portal/harbor/stats")],
    ["the page is rendered meanwhile", stage(lena, "/portal/harbor/home", true)],
  ])("should be no courses where %s", async (_when, { load, calls }) => {
    expect([await load(), calls()]).toEqual([[], 0]);
  });
});
