import { lessonLimits } from "./lesson-limits.model.ts";
import type { LessonVersion } from "./lesson-version.model.ts";

/** The numbers of versions to drop: the oldest beyond 200 that are neither published nor named. */
export const versionsToDrop = (versions: readonly Pick<LessonVersion, "number" | "kind" | "name">[]): readonly number[] =>
  versions
    .filter(({ kind, name }) => kind !== "publish" && name === "")
    .map(({ number }) => number)
    .toSorted((a, b) => b - a)
    .slice(lessonLimits.keptVersions);
