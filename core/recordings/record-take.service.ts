import { interval, type SchedulerLike, Subscription } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Ids } from "../kernel/ids.port.ts";
import type { ItemPlace } from "../learning/lesson-place.model.ts";
import type { OpenCamera } from "./camera.port.ts";
import { recordedFilm } from "./film-name.rule.ts";
import type { KeptTakes, TakeHead } from "./kept-takes.service.ts";
import type { LocalFilms } from "./local-films.port.ts";
import type { Take } from "./recorder.model.ts";
import { recordingLimits } from "./recording-limits.model.ts";

export type RecordDeps = {
  readonly films: LocalFilms;
  readonly kept: KeptTakes;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly scheduler: SchedulerLike;
};

/** @property isAtLimit whether it ended because it was as long or large as a video may be */
export type Recorded = { readonly head: TakeHead; readonly take: Take; readonly isAtLimit: boolean };

type Tellings = {
  readonly onSecond: (seconds: number, isKept: boolean) => void;
  readonly onLost: () => void;
  /** @param recorded null: the camera gave nothing */
  readonly onEnd: (recorded: Recorded | null) => void;
};

const { seconds: mostSeconds, bytes: mostBytes, pieceMs } = recordingLimits;

/**
 * Records a video and keeps each piece on the device as it comes, so that a page that is closed loses a second at most; the camera is turned
 * off at the end.
 * @returns stops the recording
 */
export const recordTake = (
  { films, kept, clock, ids, scheduler }: RecordDeps,
  at: ItemPlace,
  open: OpenCamera,
  { onSecond, onLost, onEnd }: Tellings,
): (() => void) => {
  const recording = open.record(pieceMs);
  const facts = recordedFilm(recording.type, clock.now());
  const head: TakeHead = { ...facts, id: ids.uuid(), source: "camera", seconds: null, isUsed: false, file: null, at: clock.now() };
  const pieces: unknown[] = [];
  const running = new Subscription();
  let [size, seconds, isKept, isAtLimit] = [0, 0, true, false];
  let writing = (async (): Promise<void> => {
    await kept.remove(at);
    isKept = await kept.put(at, head);
  })();
  const write = async (before: Promise<void>, number: number, bytes: unknown): Promise<void> => {
    await before;
    const isWritten = await kept.keepPiece(at, head.id, number, bytes);
    isKept = isWritten && isKept;
  };
  const end = async (): Promise<void> => {
    running.unsubscribe();
    open.close();
    await writing;
    if (size === 0) return onEnd(null);
    const whole = { ...head, seconds };
    const isWritten = await kept.put(at, whole);
    const take: Take = { source: "camera", file: films.join(pieces, facts), seconds, isKept: isWritten && isKept };
    onEnd({ head: whole, take, isAtLimit });
  };
  onSecond(0, true);
  running.add(
    interval(1_000, scheduler).subscribe(() => {
      seconds += 1;
      isAtLimit = seconds >= mostSeconds || size >= mostBytes;
      onSecond(seconds, isKept);
      if (isAtLimit) recording.stop();
    }),
  );
  running.add(
    open.lost$.subscribe(() => {
      onLost();
      recording.stop();
    }),
  );
  recording.pieces$.subscribe({
    next: ({ bytes, size: more }) => {
      size += more;
      writing = write(writing, pieces.push(bytes) - 1, bytes);
    },
    complete: () => void end(),
  });
  return recording.stop;
};
