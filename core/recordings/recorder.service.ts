import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, BehaviorSubject, interval, type SchedulerLike, Subscription, take as first } from "rxjs";
import type { LocalFile } from "../files/uploads.model.ts";
import type { FileUploads } from "../files/uploads.port.ts";
import type { Clock } from "../kernel/clock.port.ts";
import type { Ids } from "../kernel/ids.port.ts";
import type { ItemPlace } from "../learning/lesson-place.model.ts";
import type { Camera, OpenCamera } from "./camera.port.ts";
import { localRecordingRefusal } from "./decide-recording.rule.ts";
import type { KeptTakes, TakeHead } from "./kept-takes.service.ts";
import type { LocalFilms } from "./local-films.port.ts";
import { recordTake } from "./record-take.service.ts";
import { recordedAnswer } from "./recorded-answer.rule.ts";
import { answered, idleRecorder, isCameraOn, looking, staged, troubled } from "./recorder-changes.rule.ts";
import type { RecorderProblem, RecorderStage, RecorderState } from "./recorder.model.ts";
import type { Recorder } from "./recorders.port.ts";
import { recordingLimits } from "./recording-limits.model.ts";
import { sendTake } from "./send-take.service.ts";

export type RecorderDeps = {
  readonly camera: Camera;
  readonly films: LocalFilms;
  readonly kept: KeptTakes;
  readonly uploads: FileUploads;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly scheduler?: SchedulerLike;
};

const { countdown, pieceMs } = recordingLimits;

/** Records or takes a video for one item, keeps it on the device piece by piece, and sends it. */
export const makeRecorder = (deps: RecorderDeps, at: ItemPlace): Recorder => {
  const { camera, films, kept, clock, ids, scheduler = asyncScheduler } = deps;
  const state = new BehaviorSubject<RecorderState>(looking);
  let head: TakeHead | null = null;
  let answer: (given: unknown) => Promise<void> | void = () => undefined;
  let answerFile: number | null = null;
  let isShown = false;
  /** the video to return to from the camera */
  let held: RecorderState | null = null;
  let running = new Subscription();
  let stopRecording = (): void => undefined;
  const go = (next: RecorderStage, problem: RecorderProblem | null = null): void => state.next(staged(state.value, next, problem));
  const fail = (problem: RecorderProblem): void => state.next(troubled(state.value, problem));
  const home = (): RecorderState => held ?? answered(idleRecorder, answerFile);
  const turnOff = (): void => {
    running.unsubscribe();
    running = new Subscription();
    if (isCameraOn(state.value)) state.value.camera.close();
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
  const send = (file: LocalFile): void => {
    if (state.value.stage === "sending") sender.send(file);
  };
  /** What was recorded or chosen before this page. */
  const look = async (): Promise<void> => {
    const found = await kept.find(at);
    if (state.value.stage !== "looking") return;
    if (found === null) return state.next(answered(idleRecorder, answerFile));
    ({ head } = found);
    if (head.file !== null) {
      const { file } = head;
      if (file !== answerFile) return give(file);
      await forget();
      return go({ stage: "saved", file });
    }
    const file = films.join(found.pieces, head);
    const seconds = head.seconds ?? Math.round((found.pieces.length * pieceMs) / 1_000);
    const take = { source: head.source, file, seconds, isKept: true };
    if (!head.isUsed) return go({ stage: "found", take });
    go({ stage: "sending", take, status: "waiting", sent: 0, size: file.size });
    send(file);
  };
  const begin = (open: OpenCamera): void => {
    held = null;
    stopRecording = recordTake({ films, kept, clock, ids, scheduler }, at, open, {
      onSecond: (seconds, isKept) => go({ stage: "recording", camera: open, seconds, isKept }),
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
  /** Returns from a camera that goes away before it records. */
  const watch = (open: OpenCamera): void => {
    running = open.lost$.subscribe(() => {
      turnOff();
      state.next({ ...home(), problem: { kind: "lost" } });
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
    go({ stage: "ready", camera: opened.right });
    watch(opened.right);
  };
  const choose: Recorder["choose"] = async (file) => {
    const early = localRecordingRefusal(file, null);
    if (early !== null) return fail({ kind: "refused", failure: early });
    const seconds = await films.duration(file);
    const refusal = localRecordingRefusal(file, seconds);
    if (refusal !== null) return fail({ kind: "refused", failure: refusal });
    held = null;
    await kept.remove(at);
    const { name, type, lastModified } = file;
    const own: TakeHead = { id: ids.uuid(), source: "file", name, type, lastModified, seconds, isUsed: false, file: null, at: clock.now() };
    const isKept = (await kept.keepPiece(at, own.id, 0, file)) && (await putHead(own));
    head = own;
    go({ stage: "recorded", take: { source: "file", file, seconds, isKept }, isAtLimit: false });
  };
  return {
    state$: state.asObservable(),
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
    leave: () => {
      if (state.value.stage === "recording") return stopRecording();
      turnOff();
      if (isCameraOn(state.value) || state.value.stage === "asking") state.next(home());
    },
    check,
    record: () => {
      const now = state.value;
      if (now.stage !== "ready") return;
      const open = now.camera;
      go({ stage: "counting", camera: open, left: countdown });
      running.add(
        interval(1_000, scheduler)
          .pipe(first(countdown))
          .subscribe((passed) => {
            if (passed + 1 < countdown) return go({ stage: "counting", camera: open, left: countdown - passed - 1 });
            running.unsubscribe();
            begin(open);
          }),
      );
    },
    stop: () => stopRecording(),
    choose,
    use: async () => {
      const now = state.value;
      if (now.stage !== "recorded" && now.stage !== "found") return;
      const { take } = now;
      go({ stage: "sending", take, status: "waiting", sent: 0, size: take.file.size });
      if (head !== null) await putHead({ ...head, isUsed: true });
      send(take.file);
    },
    answerAgain: () => void (state.value.stage === "answering" ? give(state.value.file) : undefined),
    pause: () => sender.pause(),
    resume: () => sender.resume(),
    discard: async () => {
      const isFromCamera = isCameraOn(state.value) || state.value.stage === "asking";
      turnOff();
      if (isFromCamera) return state.next(home());
      sender.cancel();
      held = null;
      state.next(home());
      await forget();
    },
    again: () => {
      if (state.value.stage === "saved" || state.value.stage === "answering") state.next(idleRecorder);
    },
  };
};
