import { useMemo } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import type { CoursePlace } from "../../../core/learning/lesson-place.model.ts";
import { makeLessonPlayers } from "../../../core/learning/lesson-player.service.ts";
import { LessonTaking } from "../../../core/learning/lesson-taking.port.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { ItemFormsScreen } from "../../lesson/item-forms.screen.tsx";
import { LessonPlayerScreen } from "../../lesson/player/lesson-player.screen.tsx";
import { OwnFieldsContext } from "../../lesson/use-own-fields-source.ts";
import { useService } from "../../react/services.tsx";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { FillScreen } from "./fill-screen.screen.tsx";
import { type BackLink, LessonFailure } from "./lesson-failure.view.tsx";

const ownFields = loadable(async () => (await import("./own-fields.screen.tsx")).OwnFieldsScreen);

/**
 * @property back the page that the lesson belongs to, for one that cannot be taken
 * @property leaveLabel names that page by the lesson's course, or what stands for it
 * @property lessonHref the address of the next lesson; null where none follows
 */
type PlacedLessonProps = {
  readonly place: CoursePlace;
  readonly back: BackLink;
  readonly leaveLabel: (course: string) => string;
  readonly lessonHref: ((id: number) => string) | null;
};

/** A lesson where the learner takes it; its player has every item type and is loaded with such pages only. */
export const PlacedLessonScreen = ({ place: { course, trigger }, back, leaveLabel, lessonHref }: PlacedLessonProps) => {
  const href = usePortalHref();
  const store = useService(LessonTaking);
  const outbox = useService(LearningOutbox);
  const clock = useService(Clock);
  const ids = useService(Ids);
  const place = useMemo(() => ({ course, trigger }), [course, trigger]);
  const player = useMemo(() => makeLessonPlayers({ store, outbox, clock, ids }).open(place), [store, outbox, clock, ids, place]);
  return (
    <ItemFormsScreen place={place}>
      <OwnFieldsContext value={ownFields.View}>
        <LessonPlayerScreen
          key={`${course}/${trigger}`}
          player={player}
          mode="take"
          tool={<FillScreen />}
          scope={String(trigger)}
          leave={(lesson) => ({ href: back.href, label: leaveLabel(lesson.course?.name ?? "") })}
          lessonHref={lessonHref}
          onReview={null}
          renderFailure={(failure, onRetry) => <LessonFailure failure={failure} back={back} keptHref={href("/p/kept")} onRetry={onRetry} />}
        />
      </OwnFieldsContext>
    </ItemFormsScreen>
  );
};
