import { useCallback, useEffect } from "react";
import type { LessonPlayer } from "../../core/learning/lesson-player.service.ts";
import type { PlayedLesson } from "../../core/learning/player-address.rule.ts";
import { PlayerHost } from "../../core/learning/player-host.port.ts";
import { lessonText } from "../i18n/en/lesson.ts";
import { useText } from "../i18n/use-text.ts";
import { LessonPlayerScreen } from "../lesson/player/lesson-player.screen.tsx";
import { useService } from "../react/services.tsx";
import { ExpiredScreen } from "./expired.screen.tsx";
import { PlayerFailure } from "./player-failure.view.tsx";
import { useLeaving } from "./use-leaving.tsx";

type Props = {
  readonly played: PlayedLesson;
  readonly player: LessonPlayer;
  /** sends what waits on this device */
  readonly flush: () => Promise<void>;
  readonly onReview: (() => void) | null;
};

/** A lesson within the page that holds it. */
export const PlayingScreen = ({ played, player, flush, onReview }: Props) => {
  const text = useText(lessonText);
  const host = useService(PlayerHost);
  const leaving = useLeaving(flush);
  const { onState } = leaving;
  useEffect(() => host.post({ type: "ready" }), [host]);
  const tell = useCallback(
    (name: string, isUnsent: boolean) => {
      onState(isUnsent);
      host.post({ type: "state", name, isUnsent });
    },
    [host, onState],
  );
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
        onReview={onReview}
        onState={tell}
        renderFailure={(failure, onRetry) => <PlayerFailure failure={failure} onRetry={onRetry} onLeave={() => leaving.leave(null)} />}
      />
      <ExpiredScreen />
      {leaving.question}
    </main>
  );
};
