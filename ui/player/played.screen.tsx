import { useMemo, useState } from "react";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { LearningStore } from "../../core/learning/learning.port.ts";
import { makeLessonPlayers } from "../../core/learning/lesson-player.service.ts";
import { makeLessonReview } from "../../core/learning/lesson-review.service.ts";
import { makeLessonTest } from "../../core/learning/lesson-test.service.ts";
import { type PlayedLesson, playerHref } from "../../core/learning/player-address.rule.ts";
import { LessonStore } from "../../core/lessons/lessons.port.ts";
import { ItemFormsScreen } from "../lesson/item-forms.screen.tsx";
import { useService } from "../react/services.tsx";
import { PlayingScreen } from "./playing.screen.tsx";

type Props = { readonly opened: PlayedLesson };

const nothingWaits = (): Promise<void> => Promise.resolve();

const TestedScreen = ({ opened }: Props) => {
  const [lessons, clock, ids] = [useService(LessonStore), useService(Clock), useService(Ids)];
  const { lesson } = opened;
  const player = useMemo(() => makeLessonTest({ load: lessons.get(lesson), clock, ids }), [lessons, lesson, clock, ids]);
  return <PlayingScreen played={opened} player={player} flush={nothingWaits} onReview={null} />;
};

const TakenScreen = ({ opened }: Props) => {
  const [store, outbox, clock, ids] = [useService(LearningStore), useService(LearningOutbox), useService(Clock), useService(Ids)];
  const [played, setPlayed] = useState(opened);
  const { mode, lesson } = played;
  const player = useMemo(
    () =>
      mode === "review" ? makeLessonReview(store.lesson({ lesson })) : makeLessonPlayers({ store, outbox, clock, ids }).open({ lesson }),
    [mode, lesson, store, outbox, clock, ids],
  );
  const review = (): void => {
    const next: PlayedLesson = { lesson, mode: "review" };
    window.history.replaceState(null, "", playerHref(next));
    setPlayed(next);
  };
  const playing = <PlayingScreen played={played} player={player} flush={outbox.flush} onReview={mode === "take" ? review : null} />;
  return mode === "take" ? <ItemFormsScreen place={{ lesson }}>{playing}</ItemFormsScreen> : playing;
};

/** A lesson taken, reviewed or tested by staff. */
export const PlayedScreen = ({ opened }: Props) =>
  opened.mode === "test" ? <TestedScreen opened={opened} /> : <TakenScreen opened={opened} />;
