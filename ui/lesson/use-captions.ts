import { useEffect, useState } from "react";
import type { VideoPlayer } from "../../core/learning/video-player.service.ts";
import type { CaptionTrack } from "../../core/video/caption-track.model.ts";
import { captionsFor } from "../../core/video/captions.rule.ts";
import { useLanguage } from "../i18n/use-text.ts";

/**
 * The captions of a player: the chosen language, first that of the page, and whether they are shown.
 * @param tracks of the page's own player; empty for a provider's
 * @param player null until it is there
 */
export const useCaptions = (tracks: readonly CaptionTrack[], player: VideoPlayer | null) => {
  const language = useLanguage();
  const [chosen, setChosen] = useState(() => captionsFor(tracks, language));
  const [isShown, setShown] = useState(false);
  // Captions of another language are another track, which begins hidden.
  useEffect(() => {
    if (chosen !== null) player?.setCaptions(isShown);
  }, [player, chosen, isShown]);
  const show = (next: boolean): void => {
    player?.setCaptions(next);
    setShown(next);
  };
  return {
    chosen,
    isShown,
    toggle: () => show(!isShown),
    choose: (tag: string) => {
      setChosen(captionsFor(tracks, tag));
      show(true);
    },
  };
};
