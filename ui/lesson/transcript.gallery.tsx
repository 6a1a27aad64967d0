import type { GalleryEntry } from "../gallery/gallery-entry.ts";
import { TranscriptLines } from "./transcript-lines.view.tsx";

const nothing = (): void => undefined;

const lines = [
  { start: 0, text: "Welcome on deck." },
  { start: 4.2, text: "Behind the yellow line you are safe." },
  { start: 9, text: "Keep one hand for yourself and one for the ship." },
  { start: 14.5, text: "Report every accident to the bridge at once." },
];

export const gallery: GalleryEntry = {
  name: "transcript",
  group: "lesson",
  states: { lines: () => <TranscriptLines lines={lines} time={10} onSeek={nothing} /> },
};
