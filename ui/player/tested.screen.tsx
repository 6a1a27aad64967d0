import { useMemo } from "react";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { makeLessonTest } from "../../core/learning/lesson-test.service.ts";
import type { PlayedLesson } from "../../core/learning/player-address.rule.ts";
import { LessonStore } from "../../core/lessons/lessons.port.ts";
import { useService } from "../react/services.tsx";
import { PlayingScreen } from "./playing.screen.tsx";

type Props = { readonly opened: PlayedLesson };

const nothingWaits = (): Promise<void> => Promise.resolve();

/** The working copy of a lesson, tested without storing anything. */
export const TestedScreen = ({ opened }: Props) => {
  const [lessons, clock, ids] = [useService(LessonStore), useService(Clock), useService(Ids)];
  const { lesson } = opened;
  const player = useMemo(() => makeLessonTest({ load: lessons.get(lesson), clock, ids }), [lessons, lesson, clock, ids]);
  return <PlayingScreen played={opened} player={player} flush={nothingWaits} onReview={null} />;
};
