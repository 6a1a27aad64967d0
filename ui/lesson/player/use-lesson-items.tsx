import { type ReactElement, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { sayingOf } from "../../../core/kernel/failure.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonPlayer } from "../../../core/learning/lesson-player.service.ts";
import { itemTypeOf } from "../../../core/lessons/items/catalogue.rule.ts";
import { secondsShown } from "../../../core/lessons/speed-bonus.rule.ts";
import { mayBeUnavailable } from "../../../core/lessons/unavailable-video.rule.ts";
import { keptRate, rateKey } from "../../../core/video/playback-rate.rule.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useService } from "../../react/services.tsx";
import { LessonItemView } from "../item.view.tsx";

/**
 * @property isReadOnly answers cannot be given; recordings are still played
 * @property onSent told which item's answer was taken
 */
type Options = { readonly isReadOnly?: boolean; readonly onSent?: (item: string) => void };

/**
 * Renders each item of a lesson by its type and passes on the learner's actions.
 * @param scope what the playback rate is kept for
 */
export const useLessonItems = (
  player: LessonPlayer,
  scope: string,
  { isReadOnly = false, onSent }: Options = {},
): ((item: EngagedItem, waiting: ReadonlySet<string>) => ReactElement) => {
  const [storage, clock] = [useService(DeviceStorage), useService(Clock)];
  const words = useRefusalWords();
  const [rate, setRate] = useState(() => keptRate(storage.get(rateKey(scope))));
  const [refusal, setRefusal] = useState<{ readonly item: string; readonly reason: Saying } | null>(null);
  const answer = async (item: string, given: unknown): Promise<void> => {
    const outcome = await player.answer(item, given);
    if (outcome.kind !== "refused") onSent?.(item);
    setRefusal(outcome.kind === "refused" ? { item, reason: sayingOf(outcome.failure) } : null);
  };
  const keepRate = (chosen: number): void => {
    storage.set(rateKey(scope), String(chosen));
    setRate(chosen);
  };
  return (item, waiting) => {
    const { engagementState: state, type } = item;
    const isAnswered = itemTypeOf(type)?.group === "presentation" || state.attempts > 0;
    const isOpen = !isReadOnly || type === "video" || type === "audio";
    return (
      <LessonItemView
        key={item.uuid}
        uuid={item.uuid}
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
          ...(isReadOnly || !mayBeUnavailable(item) ? {} : { onUnavailable: (code) => void answer(item.uuid, { unavailable: code }) }),
        }}
        draft={isReadOnly ? undefined : player.draft(item.uuid)}
        onDraft={(entered) => player.keepDraft(item.uuid, entered)}
        onAnswer={isOpen ? (given) => answer(item.uuid, given) : null}
      />
    );
  };
};
