import { useMemo } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import { makeLessonPlayers } from "../../../core/learning/lesson-player.service.ts";
import { LessonTaking } from "../../../core/learning/lesson-taking.port.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { ItemFormsScreen } from "../../lesson/item-forms.screen.tsx";
import { LessonPlayerScreen } from "../../lesson/player/lesson-player.screen.tsx";
import { OwnFieldsContext } from "../../lesson/use-own-fields-source.ts";
import { useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { LessonFailure } from "./lesson-failure.view.tsx";

const ownFields = loadable(async () => (await import("./own-fields.screen.tsx")).OwnFieldsScreen);

/** The lesson of the address; its player has every item type and is loaded with this page only. */
export const LessonScreen = () => {
  const text = useText(lessonText);
  const href = usePortalHref();
  const store = useService(LessonTaking);
  const outbox = useService(LearningOutbox);
  const clock = useService(Clock);
  const ids = useService(Ids);
  const { courseId = "", triggerId = "" } = useParams();
  const player = useMemo(
    () => makeLessonPlayers({ store, outbox, clock, ids }).open({ course: Number(courseId), trigger: Number(triggerId) }),
    [store, outbox, clock, ids, courseId, triggerId],
  );
  const courseHref = href(`/course/${courseId}`);
  return (
    <ItemFormsScreen place={{ course: Number(courseId), trigger: Number(triggerId) }}>
      <OwnFieldsContext value={ownFields.View}>
        <LessonPlayerScreen
          key={`${courseId}/${triggerId}`}
          player={player}
          mode="take"
          scope={triggerId}
          leave={({ course }) => ({ href: courseHref, label: text("leave", { course: course?.name ?? "" }) })}
          lessonHref={(id) => href(`/course/${courseId}/lesson/${id}`)}
          onReview={null}
          renderFailure={(failure, onRetry) => (
            <LessonFailure failure={failure} courseHref={courseHref} keptHref={href("/p/kept")} onRetry={onRetry} />
          )}
        />
      </OwnFieldsContext>
    </ItemFormsScreen>
  );
};
