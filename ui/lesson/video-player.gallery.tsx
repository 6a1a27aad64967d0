import type { PlayerState } from "../../core/learning/player-state.view-model.ts";
import type { GalleryEntry } from "../gallery/gallery-entry.ts";
import { Stack } from "../gallery/row.view.tsx";
import { VideoControls, type VideoControlsProps } from "./video-controls.view.tsx";
import { VideoTrouble } from "./video-trouble.view.tsx";

const nothing = (): void => undefined;

const state: PlayerState = {
  status: "ready",
  error: null,
  time: 0,
  duration: 754,
  furthest: 0,
  isSnapped: false,
  qualities: [],
  quality: "auto",
  canCaption: false,
};

const controls = (changes: Partial<VideoControlsProps>) => (
  <VideoControls
    state={state}
    isRequired={false}
    isMuted={false}
    hasCaptions={null}
    captions={[]}
    captionLanguage=""
    isFull={false}
    rate={1}
    onToggle={nothing}
    onSeek={nothing}
    onMove={nothing}
    onMute={nothing}
    onCaptions={nothing}
    onCaptionLanguage={nothing}
    onRate={nothing}
    onQuality={nothing}
    onPicture={null}
    onFull={nothing}
    {...changes}
  />
);

const qualities = [
  { id: "2", height: 1080 },
  { id: "1", height: 720 },
  { id: "0", height: 360 },
];

export const gallery: GalleryEntry = {
  name: "video-player",
  group: "lesson",
  states: {
    loading: () => controls({ state: { ...state, status: "loading", duration: 0 } }),
    ready: () => controls({}),
    playing: () =>
      controls({
        state: { ...state, status: "playing", time: 190, furthest: 300, qualities, quality: "1" },
        isRequired: true,
        hasCaptions: true,
        captions: [
          { language: "en", url: "/media/1/tour.en.vtt" },
          { language: "es", url: "/media/1/tour.es.vtt" },
        ],
        captionLanguage: "es",
        rate: 1.5,
        onPicture: nothing,
      }),
    ended: () =>
      controls({ state: { ...state, status: "ended", time: 754, furthest: 754 }, isMuted: true, hasCaptions: false, isFull: true }),
    failed: () => (
      <Stack>
        {[2, 5, 100, 150, 0, -1].map((code) => (
          <VideoTrouble key={code} code={code} onRetry={nothing} onSkip={code === 150 ? nothing : null} />
        ))}
      </Stack>
    ),
  },
};
