import * as E from "fp-ts/lib/Either.js";
import type { LocalFile } from "../files/uploads.model.ts";
import type { Failure } from "../kernel/failure.ts";
import type { ItemPlace } from "../learning/lesson-place.model.ts";
import { localRecordingRefusal } from "./decide-recording.rule.ts";
import type { TakeHead } from "./kept-takes.service.ts";
import type { RecordDeps } from "./record-take.service.ts";
import type { Take } from "./recorder.model.ts";

type Deps = Pick<RecordDeps, "films" | "kept" | "clock" | "ids">;

/** Takes a file that the learner chose, and keeps it on the device until it is sent; one that is no video within the limits is refused. */
export const chosenTake = async (
  { films, kept, clock, ids }: Deps,
  at: ItemPlace,
  file: LocalFile,
): Promise<E.Either<Failure, { readonly head: TakeHead; readonly take: Take }>> => {
  const early = localRecordingRefusal(file, null);
  if (early !== null) return E.left(early);
  const seconds = await films.duration(file);
  const refusal = localRecordingRefusal(file, seconds);
  if (refusal !== null) return E.left(refusal);
  await kept.remove(at);
  const { name, type, lastModified } = file;
  const head: TakeHead = {
    id: ids.uuid(),
    source: "file",
    name,
    type,
    lastModified,
    seconds,
    isUsed: false,
    file: null,
    at: clock.now(),
  };
  const isKept = (await kept.keepPiece(at, head.id, 0, file)) && (await kept.put(at, head));
  return E.right({ head, take: { source: "file", file, seconds, isKept } });
};
