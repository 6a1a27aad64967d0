import type { ReactNode } from "react";
import { of } from "rxjs";
import { notFound } from "../../../core/kernel/failure.ts";
import type { RecorderProblem, RecorderStage, Take } from "../../../core/recordings/recorder.model.ts";
import { recordingRefusals } from "../../../core/recordings/recording-refusals.ts";
import type { CameraView } from "../../../core/recordings/recording.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { type RecorderHandlers, RecorderView, type RecorderViewProps } from "./recorder.view.tsx";

const level$ = of(0.4);
const nothing = (): void => undefined;
const on: RecorderHandlers = {
  onRecord: nothing,
  onDevices: nothing,
  onStart: nothing,
  onStop: nothing,
  onChoose: nothing,
  onUse: nothing,
  onPause: nothing,
  onResume: nothing,
  onStopSending: nothing,
  onDiscard: nothing,
  onAgain: nothing,
  onAnswerAgain: nothing,
};
const camera: CameraView = {
  picture: null,
  hasSound: true,
  camera: "front",
  microphone: "inner",
  cameras: [
    { id: "front", label: "Front camera" },
    { id: "back", label: "Back camera" },
  ],
  microphones: [{ id: "inner", label: "Built-in microphone" }],
};
const take: Take = {
  source: "camera",
  file: { name: "recording.webm", size: 4_400_000, type: "video/webm", lastModified: 0 },
  seconds: 42,
  isKept: true,
};
type Drawn = Partial<Omit<RecorderViewProps, "state" | "on">> & { readonly problem?: RecorderProblem };

const draw =
  (stage: RecorderStage, { problem, ...more }: Drawn = {}): (() => ReactNode) =>
  () => (
    <RecorderView
      state={{ ...stage, problem: problem ?? null }}
      level$={level$}
      canRecord
      saved={undefined}
      hasAnswer={false}
      isWaiting={false}
      isRefused={false}
      on={on}
      {...more}
    />
  );
const sending = (status: "sending" | "paused" | "offline"): RecorderStage => ({
  stage: "sending",
  take,
  status,
  sent: 1_800_000,
  size: 4_400_000,
});

export const gallery: GalleryEntry = {
  name: "lesson-recorder",
  group: "lesson",
  states: {
    idle: draw({ stage: "idle" }),
    "no recorder": draw({ stage: "idle" }, { canRecord: false }),
    denied: draw({ stage: "idle" }, { problem: { kind: "camera", why: "denied" } }),
    "no camera": draw({ stage: "idle" }, { problem: { kind: "camera", why: "none" } }),
    "wrong file": draw({ stage: "idle" }, { problem: { kind: "refused", failure: notFound(recordingRefusals.recording_type) } }),
    loading: draw({ stage: "looking" }),
    elsewhere: draw({ stage: "elsewhere" }),
    asking: draw({ stage: "asking" }),
    ready: draw({ stage: "ready", camera }),
    "ready, silent": draw({ stage: "ready", camera: { ...camera, hasSound: false, cameras: [] } }),
    counting: draw({ stage: "counting", camera, left: 2 }),
    recording: draw({ stage: "recording", camera, seconds: 62, isKept: true }),
    "recording, not kept": draw({ stage: "recording", camera, seconds: 62, isKept: false }),
    recorded: draw({ stage: "recorded", take, isAtLimit: false }),
    "recorded to the limit": draw({ stage: "recorded", take: { ...take, seconds: 600 }, isAtLimit: true }),
    "file chosen": draw({ stage: "recorded", take: { ...take, source: "file", isKept: false }, isAtLimit: false }),
    found: draw({ stage: "found", take }),
    sending: draw(sending("sending")),
    paused: draw(sending("paused")),
    offline: draw(sending("offline")),
    answering: draw({ stage: "answering", file: 7 }),
    refused: draw({ stage: "answering", file: 7 }, { isRefused: true }),
    saved: draw({ stage: "saved", file: 7 }, { hasAnswer: true }),
    "saved, not shown": draw({ stage: "saved", file: 7 }, { saved: null, hasAnswer: true }),
    "saved, offline": draw({ stage: "saved", file: 7 }, { saved: null, hasAnswer: true, isWaiting: true }),
    "record again": draw({ stage: "idle" }, { hasAnswer: true }),
  },
};
