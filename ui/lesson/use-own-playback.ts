import { useRef, useState } from "react";
import type { WatchReport } from "../../core/learning/watch-report.model.ts";
import { Played } from "../../core/lessons/items/values.model.ts";
import type { ItemViewProps, Playback } from "./use-attempt.ts";

/** The player's playback; without one, what was played becomes the item's answer. */
export const useOwnPlayback = ({
  onAnswer,
  answer: given,
  playback,
}: Pick<ItemViewProps, "onAnswer" | "answer" | "playback">): Playback => {
  const [rate, onRate] = useState(1);
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const [own] = useState(() => ({
    furthest: Played.is(given) ? given.furthest : 0,
    ranges: [],
    now: () => performance.now() / 1000,
    onPlayed: ({ furthest, duration }: WatchReport): void => void answer.current?.({ furthest, duration }),
  }));
  return playback ?? { ...own, rate, onRate };
};
