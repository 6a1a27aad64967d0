import { useCallback, useEffect, useMemo, useState } from "react";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { LearningStore } from "../../core/learning/learning.port.ts";
import { makeLessonPlayers } from "../../core/learning/lesson-player.service.ts";
import { makeLessonReview } from "../../core/learning/lesson-review.service.ts";
import { makeLessonTest } from "../../core/learning/lesson-test.service.ts";
import { type PlayedLesson, playerHref } from "../../core/learning/player-address.rule.ts";
import { PlayerHost } from "../../core/learning/player-host.port.ts";
import { LessonStore } from "../../core/lessons/lessons.port.ts";
import { lessonText } from "../i18n/en/lesson.ts";
import { useText } from "../i18n/use-text.ts";
import { LessonPlayerScreen } from "../lesson/player/lesson-player.screen.tsx";
import { useResolve, useService } from "../react/services.tsx";
import { ExpiredScreen } from "./expired.screen.tsx";
import { PlayerFailure } from "./player-failure.view.tsx";
import { useLeaving } from "./use-leaving.tsx";

/** Opens the player of a mode. */
const usePlayer = ({ mode, lesson }: PlayedLesson) => {
  const [store, outbox, clock, ids] = [useService(LearningStore), useService(LearningOutbox), useService(Clock), useService(Ids)];
  const resolve = useResolve();
  return useMemo(() => {
    if (mode === "test") return makeLessonTest({ load: () => resolve(LessonStore).get(lesson)(), clock, ids });
    if (mode === "review") return makeLessonReview(store.lesson({ lesson }));
    return makeLessonPlayers({ store, outbox, clock, ids }).open({ lesson });
  }, [mode, lesson, store, outbox, clock, ids, resolve]);
};

/** A lesson taken, reviewed or tested by staff, within the page that holds it. */
export const PlayedScreen = ({ opened }: { readonly opened: PlayedLesson }) => {
  const text = useText(lessonText);
  const [played, setPlayed] = useState(opened);
  const [host, outbox] = [useService(PlayerHost), useService(LearningOutbox)];
  const player = usePlayer(played);
  const leaving = useLeaving(outbox.flush);
  const { onState } = leaving;
  useEffect(() => host.post({ type: "ready" }), [host]);
  const tell = useCallback(
    (name: string, isUnsent: boolean) => {
      onState(isUnsent);
      host.post({ type: "state", name, isUnsent });
    },
    [host, onState],
  );
  const review = (): void => {
    const next: PlayedLesson = { ...played, mode: "review" };
    window.history.replaceState(null, "", playerHref(next));
    setPlayed(next);
  };
  return (
    <main>
      <LessonPlayerScreen
        key={played.mode}
        player={player}
        mode={played.mode}
        scope={`l${played.lesson}`}
        leave={() => ({ label: text("leaveLesson"), onPress: () => leaving.leave(null) })}
        isFramed={host.isFramed}
        lessonHref={null}
        onReview={played.mode === "take" ? review : null}
        onState={tell}
        drawFailure={(failure, onRetry) => <PlayerFailure failure={failure} onRetry={onRetry} onLeave={() => leaving.leave(null)} />}
      />
      <ExpiredScreen />
      {leaving.question}
    </main>
  );
};
