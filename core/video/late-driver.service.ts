import type { VideoCommands } from "./video-engine.model.ts";
import type { VideoDriver } from "./video-engine.port.ts";
import { noAnswer } from "./video-error.rule.ts";

/** A driver that comes later; commands before that are dropped, and one that never comes is a provider that does not answer. */
export const lateDriver =
  (coming: Promise<VideoDriver>): VideoDriver =>
  (tell) => {
    let commands: VideoCommands | null = null;
    let isOpen = true;
    void coming.then(
      (driver) => {
        if (isOpen) commands = driver(tell);
      },
      () => tell({ error: noAnswer }),
    );
    return {
      play: () => commands?.play(),
      pause: () => commands?.pause(),
      seek: (time) => commands?.seek(time),
      setRate: (rate) => commands?.setRate(rate),
      setMuted: (isMuted) => commands?.setMuted(isMuted),
      setCaptions: (isShown) => commands?.setCaptions(isShown),
      setQuality: (id) => commands?.setQuality(id),
      close: () => {
        isOpen = false;
        commands?.close();
      },
    };
  };
