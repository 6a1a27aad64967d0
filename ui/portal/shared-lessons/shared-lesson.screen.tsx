import { useMemo } from "react";
import { SharedLessonStore } from "../../../core/shared-lessons/shared-lessons.port.ts";
import { sharedLessonsText } from "../../i18n/en/shared-lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { LessonFailure } from "../lesson/lesson-failure.view.tsx";
import { PlacedLessonScreen } from "../lesson/placed-lesson.screen.tsx";

/** The lesson of the address, which is opened in the folder and then taken like a lesson of a course. */
export const SharedLessonScreen = () => {
  const text = useText(sharedLessonsText);
  const store = useService(SharedLessonStore);
  const href = usePortalHref();
  const { folderId = "", lessonId = "" } = useParams();
  const ask = useMemo(() => () => store.open(Number(folderId) || 0, Number(lessonId) || 0), [store, folderId, lessonId]);
  const { answer, again } = useAnswer(ask, `${folderId} ${lessonId}`);
  const back = { href: href(`/lessons/${folderId}`), label: text("toFolder") };
  if (answer.tag === "failed" && answer.previous === undefined)
    return <LessonFailure failure={answer.failure} back={back} keptHref={href("/p/kept")} onRetry={again} />;
  return (
    <RemoteView remote={answer} skeleton={<SkeletonLines lines={8} />}>
      {({ campaign_id, trigger_id }) => (
        <PlacedLessonScreen
          place={{ course: campaign_id, trigger: trigger_id }}
          back={back}
          leaveLabel={(folder) => text("leave", { folder })}
          lessonHref={null}
        />
      )}
    </RemoteView>
  );
};
