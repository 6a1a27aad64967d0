import { useMemo, useState } from "react";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { makeLessonPlayers } from "../../core/learning/lesson-player.service.ts";
import { makeLessonReview } from "../../core/learning/lesson-review.service.ts";
import { LessonTaking } from "../../core/learning/lesson-taking.port.ts";
import { type PlayedLesson, playerHref } from "../../core/learning/player-address.rule.ts";
import { loadable } from "../kit/loadable.view.tsx";
import { ItemFormsScreen } from "../lesson/item-forms.screen.tsx";
import { useService } from "../react/services.tsx";
import { PlayingScreen } from "./playing.screen.tsx";

type Props = { readonly opened: PlayedLesson };

/** The rules of a test are loaded for a test alone. */
const tested = loadable<Props>(async () => (await import("./tested.screen.tsx")).TestedScreen);

const TakenScreen = ({ opened }: Props) => {
  const [store, outbox, clock, ids] = [useService(LessonTaking), useService(LearningOutbox), useService(Clock), useService(Ids)];
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
  opened.mode === "test" ? <tested.View opened={opened} /> : <TakenScreen opened={opened} />;
