import { firstValueFrom } from "rxjs";
import type { PortalSession } from "../auth/portal-session.service.ts";
import { latestValue } from "../kernel/remote.ts";
import type { CourseCatalogue } from "../learning/course-catalogue.service.ts";
import type { CourseCard } from "../learning/course.model.ts";
import type { EarlyReads } from "./early-reads.port.ts";
import { learnerOfPortal } from "./portal-frame.view-model.ts";

type Deps = {
  readonly reads: EarlyReads;
  readonly session: Pick<PortalSession, "load" | "current$">;
  readonly catalogue: Pick<CourseCatalogue, "preload" | "courses$">;
  /** a page that is rendered loads its courses by itself */
  readonly isRendered: () => boolean;
};

/**
 * Takes over what the page asked for before its program was there.
 * @returns the courses; none where they were not asked for, did not come, or the portal has no learner
 */
export const loadEarlyReads = async ({ reads, session, catalogue, isRendered }: Deps): Promise<readonly CourseCard[]> => {
  await session.load();
  const asked = reads.find((read) => read.of === "courses");
  if (asked === undefined || isRendered()) return [];
  const learner = learnerOfPortal(await firstValueFrom(session.current$), asked.pid);
  if (learner.tag !== "loaded" || learner.value === null) return [];
  await catalogue.preload();
  return latestValue(await firstValueFrom(catalogue.courses$)) ?? [];
};
