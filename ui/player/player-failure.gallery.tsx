import { notFound } from "../../core/kernel/failure.ts";
import { learningRefusals } from "../../core/learning/learning-refusals.ts";
import type { GalleryEntry } from "../gallery/gallery-entry.ts";
import { PlayerFailure } from "./player-failure.view.tsx";

const ways = { onRetry: () => undefined, onLeave: () => undefined };

export const gallery: GalleryEntry = {
  name: "player-failure",
  group: "lesson",
  states: {
    "not published": () => <PlayerFailure failure={notFound(learningRefusals.not_published)} {...ways} />,
    missing: () => <PlayerFailure failure={notFound(learningRefusals.no_lesson)} {...ways} />,
    offline: () => <PlayerFailure failure={{ tag: "offline" }} {...ways} />,
  },
};
