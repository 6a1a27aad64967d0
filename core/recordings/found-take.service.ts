import type { TakeHead } from "./kept-takes.service.ts";
import type { LocalFilms } from "./local-films.port.ts";
import type { Take } from "./recorder.model.ts";
import { recordingLimits } from "./recording-limits.model.ts";

/** A video that an earlier page kept; one that was being recorded is about as long as it has pieces. */
export const foundTake = ({ join }: Pick<LocalFilms, "join">, head: TakeHead, pieces: readonly unknown[]): Take => ({
  source: head.source,
  file: join(pieces, head),
  seconds: head.seconds ?? (head.source === "camera" ? Math.round((pieces.length * recordingLimits.pieceMs) / 1_000) : null),
  isKept: true,
});
