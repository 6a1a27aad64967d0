import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler } from "rxjs";
import type { Tabs } from "../kernel/tabs.port.ts";
import { placeKey } from "../learning/lesson-place.model.ts";
import { makeRecorder, type RecorderDeps } from "./recorder.service.ts";
import type { Recorder, Recorders } from "./recorders.port.ts";
import { makeRecordingTurn } from "./recording-turn.service.ts";
import type { RecordingStore } from "./recordings.port.ts";

type Deps = Omit<RecorderDeps, "turn"> & {
  readonly tabs: Tabs;
  readonly store: Pick<RecordingStore, "get">;
  /** key of the signed-in user, whose videos no other gets to see */
  readonly owner: () => string;
  readonly isOff: boolean;
};

/** One recorder for each item and person, as long as the page is open. */
export const makeRecorders = ({ store, owner, isOff, tabs, ...deps }: Deps): Recorders => {
  const recorders = new Map<string, Recorder>();
  return {
    isOff,
    canRecord: deps.camera.isPossible(),
    at: (place) => {
      const key = `${owner()}.${placeKey(place)}.${place.item}`;
      const recorder =
        recorders.get(key) ??
        makeRecorder({ ...deps, turn: makeRecordingTurn(tabs, deps.scheduler ?? asyncScheduler, `cygnet.recording.${key}`) }, place);
      recorders.set(key, recorder);
      return recorder;
    },
    find: async (file) => {
      const found = await store.get(file)();
      return E.isRight(found) ? found.right : null;
    },
  };
};
