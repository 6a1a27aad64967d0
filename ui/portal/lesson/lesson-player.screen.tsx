import { useEffect, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import type { LessonPlayer } from "../../../core/learning/lesson-player.service.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { LessonFailure } from "./lesson-failure.view.tsx";
import { LessonView } from "./lesson.view.tsx";
import { Results } from "./results.view.tsx";
import { useLessonItems } from "./use-lesson-items.tsx";

type Props = { readonly player: LessonPlayer; readonly course: number; readonly trigger: string };

/** A lesson in progress: renders each item by its type and passes on the learner's actions. */
export const LessonPlayerScreen = ({ player, course, trigger }: Props) => {
  const href = usePortalHref();
  const alerts = useService(Alerts);
  const remote = useLatest(player.view$, idle);
  const isOnline = useLatest(useService(Connectivity).online$, true);
  const unsent = useLatest(useService(LearningOutbox).waiting$, 0);
  const drawItem = useLessonItems(player, trigger);
  const [isReplaying, setReplaying] = useState(false);
  const view = latestValue(remote);
  const courseHref = href(`/course/${course}`);
  useEffect(() => {
    void player.load();
  }, [player]);
  useDocumentTitle(view?.lesson.name ?? null);

  const replay = async (): Promise<void> => {
    setReplaying(true);
    const failure = await player.replay();
    setReplaying(false);
    if (failure !== null) alerts.showFailure(failure);
  };
  if (remote.tag === "failed" && view === undefined)
    return <LessonFailure failure={remote.failure} courseHref={courseHref} onRetry={() => void player.load()} />;
  return (
    <RemoteView remote={remote} skeleton={<SkeletonLines lines={8} />}>
      {(known) => (
        <LessonView
          view={known}
          courseHref={courseHref}
          unsent={isOnline && known.waiting.size === 0 ? 0 : unsent}
          onNext={player.next}
          onBack={player.back}
          onStep={player.goTo}
          drawItem={(item) => drawItem(item, known.waiting)}
          results={
            <Results
              view={known}
              courseHref={courseHref}
              lessonHref={(id) => href(`/course/${course}/lesson/${id}`)}
              isReplaying={isReplaying}
              onReview={() => player.goTo(0)}
              onReplay={() => void replay()}
            />
          }
        />
      )}
    </RemoteView>
  );
};
