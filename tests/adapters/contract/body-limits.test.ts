import { describe, expect, it } from "vitest";
import { declaredCalls } from "../server/declared-calls.ts";

/** Calls whose bodies hold more than those of their callers, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "ownDetails.update": "fields hold pictures",
  "lessonQuestions.send": "files of questions",
  "lessonTransfer.import": "a lesson with its pictures",
  "lessons.create": "a lesson has up to 10 MB",
  "lessons.update": "a lesson has up to 10 MB",
};

const most = { anyone: 16_384, learner: 65_536, staff: 1_048_576 } as const;

describe("body limits of calls", () => {
  const calls = declaredCalls().filter(({ method, takesFile }) => !takesFile && method !== "GET" && method !== "DELETE");

  it("should be small for anonymous calls and learners", () => {
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
        .filter(({ access, bodyLimit }) => bodyLimit > most[access.kind])
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(exceptions).toSorted());
  });
});
