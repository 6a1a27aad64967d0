import { createRef } from "react";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { PlayerDialog } from "./player-dialog.view.tsx";

const player = {
  mode: "take",
  src: "about:blank",
  frameRef: createRef<HTMLIFrameElement>(),
  isInAddress: false,
  onRetry: () => undefined,
  onClose: () => undefined,
} as const;

export const gallery: GalleryEntry = {
  name: "player-dialog",
  group: "staff/lessons",
  isWhole: true,
  states: {
    loading: () => <PlayerDialog {...player} state="loading" />,
    ready: () => <PlayerDialog {...player} state="ready" />,
    failed: () => <PlayerDialog {...player} mode="test" state="failed" />,
  },
};
