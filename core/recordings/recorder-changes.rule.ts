import type { RecorderProblem, RecorderStage, RecorderState, StageName } from "./recorder.model.ts";

export const looking: RecorderState = { stage: "looking", problem: null };
export const idleRecorder: RecorderState = { stage: "idle", problem: null };

/** The stages that may follow each stage; any other change is stale, such as a camera that opens after the learner has left. */
const follows: Readonly<Record<StageName, readonly StageName[]>> = {
  looking: ["elsewhere", "idle", "found", "sending", "answering", "saved"],
  elsewhere: ["elsewhere", "idle", "found", "sending", "answering", "saved"],
  idle: ["elsewhere", "asking", "recorded", "saved"],
  found: ["elsewhere", "idle", "asking", "sending", "recorded"],
  asking: ["ready", "idle"],
  ready: ["counting", "asking", "idle"],
  counting: ["counting", "recording", "idle"],
  recording: ["recording", "recorded", "idle"],
  recorded: ["idle", "asking", "recorded", "sending"],
  sending: ["sending", "answering", "recorded", "idle"],
  answering: ["saved", "idle"],
  saved: ["elsewhere", "idle", "asking", "recorded", "saved"],
};

/** The state after a change of the stage; unchanged where the stage cannot follow. */
export const staged = (state: RecorderState, next: RecorderStage, problem: RecorderProblem | null = null): RecorderState =>
  follows[state.stage].includes(next.stage) ? { ...next, problem } : state;

/** The state with what went wrong; a video that cannot be sent stays on the device. */
export const troubled = (state: RecorderState, problem: RecorderProblem): RecorderState =>
  state.stage === "sending" ? { stage: "recorded", take: state.take, isAtLimit: false, problem } : { ...state, problem };

/**
 * The state once the answer of the item is known.
 * @param file the video that the answer names; null without
 */
export const answered = (state: RecorderState, file: number | null): RecorderState => {
  if (state.stage === "saved" && file === null) return idleRecorder;
  if (state.stage === "answering" && file === state.file) return { stage: "saved", file, problem: null };
  if ((state.stage === "idle" || state.stage === "saved") && file !== null && state.problem === null)
    return { stage: "saved", file, problem: null };
  return state;
};

/** Whether the camera is on. */
export const isCameraOn = (state: RecorderState): state is Extract<RecorderState, { readonly stage: "ready" | "counting" | "recording" }> =>
  state.stage === "ready" || state.stage === "counting" || state.stage === "recording";

/** The stages in which another tab keeps off the item: the camera is on, or a video is in hand that is not yet the answer. */
const busy: ReadonlySet<StageName> = new Set(["asking", "ready", "counting", "recording", "recorded", "sending", "answering"]);

/** Whether this page has the item to itself. */
export const hasItem = ({ stage }: RecorderState): boolean => busy.has(stage);
