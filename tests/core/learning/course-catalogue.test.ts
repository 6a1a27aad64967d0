import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { latestValue } from "../../../core/kernel/remote.ts";
import { makeCourseCatalogue } from "../../../core/learning/course-catalogue.service.ts";
import type { CourseStore } from "../../../core/learning/learning.port.ts";
import { courseCard } from "./course-card.ts";

const stage = () => {
  let calls = 0;
  const store: CourseStore = {
    courses: () => async () => {
      calls += 1;
      return TE.right([{ ...courseCard, id: calls }])();
    },
    course: () => TE.left({ tag: "offline" }),
    join: () => TE.left({ tag: "offline" }),
    pauseDrip: () => TE.left({ tag: "offline" }),
    resetCourse: () => TE.left({ tag: "offline" }),
  };
  const catalogue = makeCourseCatalogue({ store });
  const ids: (number | undefined)[] = [];
  catalogue.courses$.subscribe((courses) => void ids.push(latestValue(courses)?.[0]?.id));
  return { catalogue, calls: () => calls, shown: () => ids.at(-1) };
};

describe("The courses that are loaded before anybody has asked", () => {
  it("should answer the next load, and only that", async () => {
    const { catalogue, calls, shown } = stage();
    await catalogue.preload();
    await catalogue.load();
    expect([calls(), shown()]).toEqual([1, 1]);
    await catalogue.load();
    expect([calls(), shown()]).toEqual([2, 2]);
  });

  it("should answer a load that is asked for while they are on their way", async () => {
    const { catalogue, calls } = stage();
    await Promise.all([catalogue.preload(), catalogue.load()]);
    expect(calls()).toBe(1);
  });

  it("should be of no use to the next learner", async () => {
    const { catalogue, calls, shown } = stage();
    await catalogue.preload();
    catalogue.clear();
    expect(shown()).toBeUndefined();
    await catalogue.load();
    expect([calls(), shown()]).toEqual([2, 2]);
  });
});
