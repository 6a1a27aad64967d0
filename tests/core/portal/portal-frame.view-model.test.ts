import { describe, expect, it } from "vitest";
import { notFound } from "../../../core/kernel/failure.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { learnerOfPortal } from "../../../core/portal/portal-frame.view-model.ts";
import { lena } from "../../fakes/portal-accounts.fake.ts";

describe("the learner of a portal", () => {
  it("should be the one signed in to the portal of the address, or to any if it names none", () => {
    const current = loaded(lena);
    expect(learnerOfPortal(current, lena.pid)).toBe(current);
    expect(learnerOfPortal(current, null)).toBe(current);
  });

  it("should be signed out in a portal other than their own", () => {
    expect(learnerOfPortal(loaded(lena), "another")).toEqual(loaded(null));
  });

  it.each([[idle], [loaded(null)], [{ tag: "failed", failure: notFound("Gone."), previous: lena } as const]])(
    "should be the known state while no learner is loaded: %j",
    (current) => {
      expect(learnerOfPortal(current, "another")).toBe(current);
    },
  );
});
