import { describe, expect, it } from "vitest";
import { declaredCalls } from "../server/declared-calls.ts";

/** Learners' calls whose bodies hold more than a form, each with the reason. */
const exceptions: Readonly<Record<string, string>> = { "ownDetails.update": "fields hold pictures" };

describe("body limits of calls", () => {
  const calls = declaredCalls().filter(({ method, takesFile }) => !takesFile && method !== "GET" && method !== "DELETE");

  it("should be small for anonymous calls and learners", () => {
    const most = { anyone: 16_384, learner: 65_536, staff: 1_048_576 } as const;
    expect(
      calls
        .filter(({ name, access, bodyLimit }) => bodyLimit > most[access.kind] && !(name in exceptions))
        .map(({ name, access, bodyLimit }) => ({ name, kind: access.kind, bodyLimit })),
    ).toEqual([]);
    expect(calls.filter(({ access }) => access.kind === "anyone").length).toBeGreaterThan(8);
  });

  it("should be larger only for the listed calls", () => {
    expect(
      calls
        .filter(({ name, access, bodyLimit }) => name in exceptions && access.kind !== "staff" && bodyLimit > 65_536)
        .map(({ name }) => name),
    ).toEqual(Object.keys(exceptions));
  });
});
