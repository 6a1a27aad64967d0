import * as E from "fp-ts/lib/Either.js";
import { NEVER, Subject } from "rxjs";
import type { Camera, Piece } from "../../core/recordings/camera.port.ts";
import type { CameraRefusal } from "../../core/recordings/recording.model.ts";

/** A camera whose pieces and troubles the test gives. */
export const makeCameraFake = (options: { readonly refusal?: CameraRefusal } = {}) => {
  let pieces = new Subject<Piece>();
  const lost = new Subject<void>();
  const seen = { opened: 0, closed: 0, refusal: options.refusal ?? null };
  const camera: Camera = {
    isPossible: () => true,
    open: async () => {
      if (seen.refusal !== null) return E.left(seen.refusal);
      seen.opened += 1;
      return E.right({
        view: { picture: null, hasSound: true, camera: "front", microphone: "inner", cameras: [], microphones: [] },
        level$: NEVER,
        lost$: lost,
        record: () => {
          pieces = new Subject();
          return { type: "video/webm;codecs=vp8", pieces$: pieces, stop: () => pieces.complete() };
        },
        close: () => {
          seen.closed += 1;
        },
      });
    },
  };
  return {
    camera,
    seen,
    piece: (bytes: string) => pieces.next({ bytes, size: bytes.length }),
    hugePiece: (size: number) => pieces.next({ bytes: "huge", size }),
    unplug: () => lost.next(),
  };
};
