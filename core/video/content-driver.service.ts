import { changeOf, commandMessage } from "./content-frame.rule.ts";
import type { FrameLink } from "./frame-link.port.ts";
import { heldSeek } from "./held-seek.service.ts";
import type { Every, VideoDriver } from "./video-engine.port.ts";
import { noAnswer } from "./video-error.rule.ts";

const pace = 250;
const greetings = 80;

/** Speaks with the frame page of the content origin, which answers only whoever greets it first. */
const speak =
  (link: FrameLink, every: Every): VideoDriver =>
  (tell) => {
    let isAnswered = false;
    let tries = 0;
    const endGreeting = every(pace, () => {
      if (isAnswered) return;
      tries += 1;
      if (tries > greetings) tell({ error: noAnswer });
      else link.post(commandMessage("hello"));
    });
    const listener = link.message$.subscribe((data) => {
      const change = changeOf(data);
      if (change === null) return;
      isAnswered = true;
      tell(change);
    });
    return {
      play: () => link.post(commandMessage("play")),
      pause: () => link.post(commandMessage("pause")),
      seek: (time) => link.post(commandMessage("seek", time)),
      setRate: (rate) => link.post(commandMessage("setRate", rate)),
      setMuted: (isMuted) => link.post(commandMessage("setMuted", isMuted)),
      setCaptions: (isShown) => link.post(commandMessage("setCaptions", isShown)),
      setQuality: (id) => link.post(commandMessage("setQuality", id)),
      close: () => {
        link.post(commandMessage("pause"));
        endGreeting();
        listener.unsubscribe();
      },
    };
  };

/** A video in a frame of the content origin. */
export const contentDriver = (link: FrameLink, every: Every): VideoDriver => heldSeek(speak(link, every));
