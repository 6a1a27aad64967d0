import { useEffect } from "react";
import { idle } from "../../../core/kernel/remote.ts";
import { CourseCatalogue } from "../../../core/learning/course-catalogue.service.ts";
import { WithoutNetwork } from "../../../core/offline/without-network.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

/** The learner's courses, read again once the network is back. */
export const useCourses = () => {
  const courseCatalogue = useService(CourseCatalogue);
  const courses = useLatest(courseCatalogue.courses$, idle);
  const isKept = useLatest(useService(WithoutNetwork).asOf$, null) !== null;
  useEffect(() => {
    void courseCatalogue.load();
  }, [courseCatalogue, isKept]);
  return { courses, load: () => void courseCatalogue.load() };
};
