import { type ReactNode, useEffect, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import type { LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonPlayer } from "../../../core/learning/lesson-player.service.ts";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import type { PlayerMode } from "../../../core/learning/player-address.rule.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { LessonPlayerView } from "./lesson-player.view.tsx";
import type { LeaveLink } from "./player-header.view.tsx";
import { PlayerResults } from "./player-results.view.tsx";
import { useLessonItems } from "./use-lesson-items.tsx";
import { usePreloadedItems } from "./use-preloaded-items.ts";
import { useUnsentInput } from "./use-unsent-input.ts";

/**
 * @property scope what the playback rate is kept for
 * @property tool stands in the header beside the way out
 * @property isFramed whether the page around the player closes it
 * @property lessonHref the address of the next lesson; null where none follows
 * @property onReview shows the lesson for review; null: from its first step
 * @property onState told the name of the lesson, and whether input was not sent
 */
type Props = {
  readonly player: LessonPlayer;
  readonly mode: PlayerMode;
  readonly scope: string;
  readonly leave: (lesson: LearnerLesson) => LeaveLink;
  readonly tool?: ReactNode;
  readonly isFramed?: boolean;
  readonly lessonHref: ((id: number) => string) | null;
  readonly onReview: (() => void) | null;
  readonly onState?: (name: string, isUnsent: boolean) => void;
  readonly renderFailure: (failure: Failure, onRetry: () => void) => ReactNode;
};

const noItems: LearnerLesson["items"] = [];

const hasDraft = ({ draft }: LessonPlayer, { screens, index, atResults }: LessonView): boolean =>
  !atResults && (screens[index] ?? []).some(({ uuid }) => draft(uuid) !== undefined);

/** A lesson in progress: renders each item by its type and passes on the learner's actions. */
export const LessonPlayerScreen = (props: Props) => {
  const { player, mode, scope, leave, tool, isFramed = false, lessonHref, onReview, onState, renderFailure } = props;
  const alerts = useService(Alerts);
  const remote = useLatest(player.view$, idle);
  const saving = useLatest(player.saving$, null);
  const view = latestValue(remote);
  const input = useUnsentInput(view === undefined || view.atResults ? "" : String(view.index));
  const drawItem = useLessonItems(player, scope, { isReadOnly: mode === "review", onSent: input.sent });
  const [isReplaying, setReplaying] = useState(false);
  const name = view?.lesson.name ?? null;
  const isUnsent = mode === "take" && view !== undefined && (input.isUnsent || hasDraft(player, view));
  useEffect(() => {
    void player.load();
  }, [player]);
  useEffect(() => {
    if (name !== null) onState?.(name, isUnsent);
  }, [onState, name, isUnsent]);
  useDocumentTitle(name);
  usePreloadedItems(view?.lesson.items ?? noItems);

  const replay = async (): Promise<void> => {
    setReplaying(true);
    const failure = await player.replay();
    setReplaying(false);
    if (failure !== null) alerts.showFailure(failure);
  };
  if (remote.tag === "failed" && view === undefined) return renderFailure(remote.failure, () => void player.load());
  return (
    <RemoteView remote={remote} skeleton={<SkeletonLines lines={8} />}>
      {(known) => (
        <LessonPlayerView
          view={known}
          mode={mode}
          leave={isFramed ? null : leave(known.lesson)}
          tool={tool}
          saving={mode === "take" ? saving : null}
          onNext={player.next}
          onBack={player.back}
          onStep={player.goTo}
          input={input.handlers}
          drawItem={(item) => drawItem(item, known.waiting)}
          results={
            <PlayerResults
              {...{ view: known, mode, leave: leave(known.lesson), lessonHref, isReplaying }}
              onReview={onReview ?? (() => player.goTo(0))}
              onReplay={() => void replay()}
            />
          }
        />
      )}
    </RemoteView>
  );
};
