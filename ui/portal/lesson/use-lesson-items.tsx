import { type ReactElement, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { sayingOf } from "../../../core/kernel/failure.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonPlayer } from "../../../core/learning/lesson-player.service.ts";
import { ShownType } from "../../../core/lessons/shown-here.rule.ts";
import { keptRate, rateKey } from "../../../core/video/playback-rate.rule.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useService } from "../../react/services.tsx";
import { ChallengeItem } from "./challenge-item.view.tsx";
import { RichTextItem } from "./rich-text-item.view.tsx";
import { UnshownItem } from "./unshown-item.view.tsx";
import { VideoItem } from "./video-item.view.tsx";

/**
 * Renders each item of a lesson by its type and passes on the learner's actions.
 * @param trigger of the lesson, for which the playback rate is kept
 */
export const useLessonItems = (
  player: LessonPlayer,
  trigger: string,
): ((item: EngagedItem, waiting: ReadonlySet<string>) => ReactElement) => {
  const [storage, clock] = [useService(DeviceStorage), useService(Clock)];
  const words = useRefusalWords();
  const [rate, setRate] = useState(() => keptRate(storage.get(rateKey(trigger))));
  const [refusal, setRefusal] = useState<{ readonly item: string; readonly reason: Saying } | null>(null);
  const answer = async (item: string, chosen: readonly number[]): Promise<void> => {
    const outcome = await player.answer(item, chosen);
    setRefusal(outcome.kind === "refused" ? { item, reason: sayingOf(outcome.failure) } : null);
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
  return (item, waiting) => (ShownType.is(item.type) ? drawShown(item.type, item, waiting) : <UnshownItem />);
};
