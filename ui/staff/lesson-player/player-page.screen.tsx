import { useRouter } from "@tanstack/react-router";
import { playedLesson } from "../../../core/learning/player-address.rule.ts";
import { useGo, usePath } from "../../react/address.ts";
import { NotFoundScreen } from "../frame/not-found.screen.tsx";
import { LessonsScreen } from "../lessons/lessons.screen.tsx";
import { PlayerDialogScreen } from "./player-dialog.screen.tsx";

/** The library with the lesson of the address played over it. */
export const PlayerPageScreen = () => {
  const played = playedLesson(usePath());
  const { history } = useRouter();
  const go = useGo();
  if (played === null) return <NotFoundScreen />;
  return (
    <>
      <LessonsScreen />
      <PlayerDialogScreen
        played={played}
        isInAddress={history.canGoBack()}
        onLeft={(href) => go(href ?? "/ui/lessons", { replace: href === null })}
      />
    </>
  );
};
