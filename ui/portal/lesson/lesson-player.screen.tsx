import { type ReactElement, useEffect, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { sayingOf } from "../../../core/kernel/failure.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import type { LessonPlayer } from "../../../core/learning/lesson-player.service.ts";
import { ShownType } from "../../../core/lessons/shown-here.rule.ts";
import { keptRate, rateKey } from "../../../core/video/playback-rate.rule.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { ChallengeItem } from "./challenge-item.view.tsx";
import { LessonFailure } from "./lesson-failure.view.tsx";
import { LessonView } from "./lesson.view.tsx";
import { Results } from "./results.view.tsx";
import { RichTextItem } from "./rich-text-item.view.tsx";
import { UnshownItem } from "./unshown-item.view.tsx";
import { VideoItem } from "./video-item.view.tsx";

type Props = { readonly player: LessonPlayer; readonly course: number; readonly trigger: string };

/** A lesson being taken: draws each item by its type and hands on what the learner does. */
export const LessonPlayerScreen = ({ player, course, trigger }: Props) => {
  const href = usePortalHref();
  const storage = useService(DeviceStorage);
  const clock = useService(Clock);
  const alerts = useService(Alerts);
  const remote = useLatest(player.view$, idle);
  const isOnline = useLatest(useService(Connectivity).online$, true);
  const unsent = useLatest(useService(LearningOutbox).waiting$, 0);
  const [rate, setRate] = useState(() => keptRate(storage.get(rateKey(trigger))));
  const [refusal, setRefusal] = useState<{ readonly item: string; readonly reason: Saying } | null>(null);
  const words = useRefusalWords();
  const [isReplaying, setReplaying] = useState(false);
  const view = latestValue(remote);
  const courseHref = href(`/course/${course}`);
  useEffect(() => {
    void player.load();
  }, [player]);
  useDocumentTitle(view?.lesson.name ?? null);

  const answer = async (item: string, chosen: readonly number[]): Promise<void> => {
    const fate = await player.answer(item, chosen);
    setRefusal(fate.kind === "refused" ? { item, reason: sayingOf(fate.failure) } : null);
  };
  const replay = async (): Promise<void> => {
    setReplaying(true);
    const failure = await player.replay();
    setReplaying(false);
    if (failure !== null) alerts.showFailure(failure);
  };
  const keepRate = (chosen: number): void => {
    storage.set(rateKey(trigger), String(chosen));
    setRate(chosen);
  };
  const drawShown = (type: ShownType, item: EngagedItem, waiting: ReadonlySet<string>): ReactElement => {
    switch (type) {
      case "rich_text":
        return <RichTextItem item={item} />;
      case "video":
        return (
          <VideoItem
            item={item}
            rate={rate}
            onRate={keepRate}
            now={clock.now}
            onPlayed={(report) => void player.played(item.uuid, report)}
          />
        );
      case "challenge":
        return (
          <ChallengeItem
            item={item}
            isWaiting={waiting.has(item.uuid)}
            refusal={refusal?.item === item.uuid ? words(refusal.reason) : null}
            onAnswer={(chosen) => answer(item.uuid, chosen)}
          />
        );
    }
  };
  const drawItem = (item: EngagedItem, waiting: ReadonlySet<string>): ReactElement =>
    ShownType.is(item.type) ? drawShown(item.type, item, waiting) : <UnshownItem />;
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
