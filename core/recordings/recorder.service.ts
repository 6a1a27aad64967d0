import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, BehaviorSubject, defer, NEVER, type SchedulerLike, Subscription } from "rxjs";
import type { FileUploads } from "../files/uploads.port.ts";
import type { ItemPlace } from "../learning/lesson-place.model.ts";
import type { Camera, OpenCamera } from "./camera.port.ts";
import { chosenTake } from "./chosen-take.service.ts";
import { countDown } from "./count-down.service.ts";
import { foundTake } from "./found-take.service.ts";
import type { TakeHead } from "./kept-takes.service.ts";
import { type RecordDeps, recordTake } from "./record-take.service.ts";
import { recordedAnswer } from "./recorded-answer.rule.ts";
import { answered, hasItem, idleRecorder, isCameraOn, looking, staged, troubled } from "./recorder-changes.rule.ts";
import type { RecorderProblem, RecorderStage, RecorderState, Take } from "./recorder.model.ts";
import type { Recorder } from "./recorders.port.ts";
import type { RecordingTurn } from "./recording-turn.service.ts";
import { sendTake } from "./send-take.service.ts";

export type RecorderDeps = Omit<RecordDeps, "scheduler"> & {
  readonly camera: Camera;
  readonly uploads: FileUploads;
  readonly turn: RecordingTurn;
  readonly scheduler?: SchedulerLike;
};

/** Records or takes a video for one item, keeps it on the device piece by piece, and sends it. */
export const makeRecorder = (deps: RecorderDeps, at: ItemPlace): Recorder => {
  const { camera, films, kept, clock, ids, turn, scheduler = asyncScheduler } = deps;
  const state = new BehaviorSubject<RecorderState>(looking);
  let head: TakeHead | null = null;
  let answer: (given: unknown) => Promise<void> | void = () => undefined;
  let [answerFile, isShown]: [number | null, boolean] = [null, false];
  /** the video to return to from the camera */
  let held: RecorderState | null = null;
  let running = new Subscription();
  let open: OpenCamera | null = null;
  let stopRecording = (): void => undefined;
  const go = (next: RecorderStage, problem?: RecorderProblem | null): void => state.next(staged(state.value, next, problem));
  const fail = (problem: RecorderProblem): void => state.next(troubled(state.value, problem));
  const home = (): RecorderState => held ?? answered(idleRecorder, answerFile);
  const turnOff = (): void => {
    running.unsubscribe();
    running = new Subscription();
    open?.close();
    open = null;
  };
  /** Returns from the camera to what was there before it; false where it is off. */
  const leaveCamera = (): boolean => {
    if (!isCameraOn(state.value) && state.value.stage !== "asking") return false;
    turnOff();
    state.next(home());
    return true;
  };
  const putHead = async (next: TakeHead): Promise<boolean> => {
    head = next;
    return kept.put(at, next);
  };
  const forget = async (): Promise<void> => {
    head = null;
    await kept.remove(at);
  };
  const give = async (file: number): Promise<void> => {
    go({ stage: "answering", file });
    await answer(recordedAnswer(file));
  };
  const sender = sendTake(deps.uploads, {
    onProgress: (status, sent, size) => {
      if (state.value.stage === "sending") go({ ...state.value, status, sent, size });
    },
    onFailed: (failure) => fail({ kind: "refused", failure }),
    onDone: async (file) => {
      if (head !== null) await putHead({ ...head, file });
      await give(file);
    },
  });
  const send = (take: Take): void => {
    go({ stage: "sending", take, status: "waiting", sent: 0, size: take.file.size });
    sender.send(take.file);
  };
  /** What was recorded or chosen before this page, once no other tab has it in hand. */
  const look = async (): Promise<void> => {
    await turn.whenFree(() => go({ stage: "elsewhere" }));
    const found = await kept.find(at);
    if (found === null) return state.next(answered(idleRecorder, answerFile));
    ({ head } = found);
    if (head.file !== null) {
      const { file } = head;
      if (file !== answerFile) return give(file);
      await forget();
      return go({ stage: "saved", file });
    }
    const take = foundTake(films, head, found.pieces);
    return head.isUsed ? send(take) : go({ stage: "found", take });
  };
  const begin = (recordedBy: OpenCamera): void => {
    held = null;
    open = null;
    stopRecording = recordTake({ films, kept, clock, ids, scheduler }, at, recordedBy, {
      onSecond: (seconds, isKept) => go({ stage: "recording", camera: recordedBy.view, seconds, isKept }),
      onLost: () => fail({ kind: "lost" }),
      onEnd: (recorded) => {
        const { problem } = state.value;
        if (recorded === null) {
          state.next({ ...home(), problem: problem ?? { kind: "empty" } });
          return void forget();
        }
        ({ head } = recorded);
        go({ stage: "recorded", take: recorded.take, isAtLimit: recorded.isAtLimit }, problem);
      },
    });
  };
  const check: Recorder["check"] = async (wanted = {}) => {
    turnOff();
    if (state.value.stage === "recorded" || state.value.stage === "found") held = state.value;
    go({ stage: "asking" });
    if (state.value.stage !== "asking") return;
    const opened = await camera.open(wanted);
    const now: RecorderState = state.value;
    if (now.stage !== "asking") return E.isRight(opened) ? opened.right.close() : undefined;
    if (E.isLeft(opened)) return state.next({ ...home(), problem: { kind: "camera", why: opened.left } });
    open = opened.right;
    go({ stage: "ready", camera: open.view });
    running = open.lost$.subscribe(() => {
      leaveCamera();
      fail({ kind: "lost" });
    });
  };
  const choose: Recorder["choose"] = async (file) => {
    const chosen = await chosenTake({ films, kept, clock, ids }, at, file);
    if (E.isLeft(chosen)) return fail({ kind: "refused", failure: chosen.left });
    held = null;
    ({ head } = chosen.right);
    go({ stage: "recorded", take: chosen.right.take, isAtLimit: false });
  };
  state.subscribe((now) => turn.hold(hasItem(now)));
  turn.taken$.subscribe(() => {
    if (!isShown || hasItem(state.value) || state.value.stage === "elsewhere") return;
    held = null;
    go({ stage: "elsewhere" });
    void look();
  });
  return {
    state$: state.asObservable(),
    level$: defer(() => open?.level$ ?? NEVER),
    show: (file, give) => {
      answer = give;
      const isSame = file === answerFile;
      answerFile = file;
      if (!isShown) {
        isShown = true;
        return void look();
      }
      // Another video is being made although the answer has one.
      if (isSame && state.value.stage === "idle") return;
      const next = answered(state.value, file);
      if (next.stage === "saved" && head?.file === file) void forget();
      if (next !== state.value) state.next(next);
    },
    leave: () => (state.value.stage === "recording" ? stopRecording() : void leaveCamera()),
    check,
    record: () => {
      if (state.value.stage !== "ready" || open === null) return;
      const now = open;
      running.add(
        countDown(scheduler).subscribe((left) => {
          if (left > 0) return go({ stage: "counting", camera: now.view, left });
          running.unsubscribe();
          begin(now);
        }),
      );
    },
    stop: () => stopRecording(),
    choose,
    use: async () => {
      const now = state.value;
      if (now.stage !== "recorded" && now.stage !== "found") return;
      if (head !== null) await putHead({ ...head, isUsed: true });
      send(now.take);
    },
    answerAgain: () => void (state.value.stage === "answering" ? give(state.value.file) : undefined),
    pause: sender.pause,
    resume: sender.resume,
    stopSending: async () => {
      if (state.value.stage !== "sending") return;
      sender.cancel();
      go({ stage: "recorded", take: state.value.take, isAtLimit: false });
      if (head !== null) await putHead({ ...head, isUsed: false });
    },
    discard: async () => {
      if (leaveCamera()) return;
      sender.cancel();
      held = null;
      state.next(home());
      await forget();
    },
    again: () => {
      if (state.value.stage === "answering") void forget();
      if (state.value.stage === "saved" || state.value.stage === "answering") state.next(idleRecorder);
    },
  };
};
