import { type RefObject, useEffect, useRef, useState } from "react";
import { of } from "rxjs";
import { type PlayerState, startingState } from "../../core/learning/player-state.view-model.ts";
import { makeVideoPlayer, type VideoPlayer } from "../../core/learning/video-player.service.ts";
import type { VideoWatch } from "../../core/learning/video-watch.service.ts";
import type { VideoDriver } from "../../core/video/video-engine.port.ts";
import { makeVideoEngine } from "../../core/video/video-engine.service.ts";
import { useLatest } from "../react/use-latest.ts";

/** Seconds since the page was opened. */
const now = (): number => performance.now() / 1000;

/**
 * Plays what the element shows within the part that may be watched.
 * @param connect drives the element's player; the first one is used until the element is another
 * @returns the player is null until the element is there
 */
export const useVideoPlayer = <E extends HTMLElement>(
  surface: RefObject<E | null>,
  connect: (element: E) => VideoDriver,
  watch: VideoWatch,
  rate: number,
): { readonly state: PlayerState; readonly player: VideoPlayer | null } => {
  const [player, setPlayer] = useState<VideoPlayer | null>(null);
  const [first] = useState(() => of(startingState(watch)));
  const latest = useRef({ connect, rate });
  latest.current = { connect, rate };
  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    const engine = makeVideoEngine(latest.current.connect(element));
    const opened = makeVideoPlayer({ engine, watch, now, rate: latest.current.rate });
    const hide = (): void => {
      if (document.visibilityState === "hidden") opened.leaves();
    };
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", opened.leaves);
    setPlayer(opened);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", opened.leaves);
      setPlayer(null);
      opened.close();
    };
  }, [surface, watch]);
  useEffect(() => player?.setRate(rate), [player, rate]);
  return { state: useLatest(player?.state$ ?? first, startingState(watch)), player };
};
