import { type ReactElement, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { sayingOf } from "../../../core/kernel/failure.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonPlayer } from "../../../core/learning/lesson-player.service.ts";
import { itemTypeOf } from "../../../core/lessons/items/catalogue.rule.ts";
import { secondsShown } from "../../../core/lessons/speed-bonus.rule.ts";
import { keptRate, rateKey } from "../../../core/video/playback-rate.rule.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { LessonItemView } from "../../lesson/item.view.tsx";
import { useService } from "../../react/services.tsx";

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
  const answer = async (item: string, given: unknown): Promise<void> => {
    const outcome = await player.answer(item, given);
    setRefusal(outcome.kind === "refused" ? { item, reason: sayingOf(outcome.failure) } : null);
  };
  const keepRate = (chosen: number): void => {
    storage.set(rateKey(trigger), String(chosen));
    setRate(chosen);
  };
  return (item, waiting) => {
    const { engagementState: state, type } = item;
    const isAnswered = itemTypeOf(type)?.group === "presentation" || state.attempts > 0;
    return (
      <LessonItemView
        key={item.uuid}
        type={type}
        name={item.name}
        values={item.values}
        answer={state.lastAnswer}
        score={isAnswered ? state : null}
        results={state.results}
        response={state.response}
        shownFor={secondsShown(item.values, clock.now())}
        isWaiting={waiting.has(item.uuid)}
        refusal={refusal?.item === item.uuid ? words(refusal.reason) : null}
        playback={{
          rate,
          onRate: keepRate,
          furthest: state.furthest,
          ranges: state.ranges ?? [],
          onPlayed: (report) => void player.played(item.uuid, report),
          now: clock.now,
        }}
        onAnswer={(given) => answer(item.uuid, given)}
      />
    );
  };
};
