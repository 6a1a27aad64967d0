import * as E from "fp-ts/lib/Either.js";
import { createStore } from "idb-keyval";
import type { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { identityHeaders } from "../../core/client/identity-headers.rule.ts";
import type { Identity } from "../../core/client/identity.service.ts";
import { makeKeptUploads } from "../../core/files/kept-uploads.service.ts";
import { makeUploads } from "../../core/files/uploads.service.ts";
import type { Clock } from "../../core/kernel/clock.port.ts";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { Ids } from "../../core/kernel/ids.port.ts";
import { largeStorageOf } from "../../core/kernel/large-storage.port.ts";
import { storagePart } from "../../core/kernel/storage-part.ts";
import type { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { makeUserStorage } from "../../core/kernel/user-storage.ts";
import { makeKeptTakes } from "../../core/recordings/kept-takes.service.ts";
import type { Recorders } from "../../core/recordings/recorders.port.ts";
import { makeRecorders } from "../../core/recordings/recorders.service.ts";
import type { RecordingStore } from "../../core/recordings/recordings.port.ts";
import type { CsrfToken } from "../http/csrf-token.ts";
import { makeUploadTransportHttp } from "../http/upload-transport.http.ts";
import { browserCamera } from "../page/browser-camera.ts";
import { filmPoster } from "../page/film-poster.ts";
import { browserFilms } from "../page/local-films.ts";
import { makePrepareUpload } from "../page/prepare-upload.ts";
import { browserTabs } from "../storage/browser-tabs.storage.ts";
import { noStorage } from "../storage/forgetting.storage.ts";
import { indexedDbStorage } from "../storage/indexed-db.storage.ts";

type Deps = {
  readonly identity: Identity;
  readonly csrf: CsrfToken;
  readonly gate: SignInGate;
  readonly store: RecordingStore;
  readonly storage: DeviceStorage;
  readonly tab: DeviceStorage;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly ids: Ids;
  /** key of the signed-in user */
  readonly owner: () => string;
  readonly isOff: boolean;
};

const kept: Failure = { tag: "offline" };

/** Recorders of this browser; what is not sent is kept in it for the signed-in user. */
export const browserRecorders = ({
  identity,
  csrf,
  gate,
  store,
  storage,
  tab,
  clock,
  connectivity,
  ids,
  owner,
  isOff,
}: Deps): Recorders => {
  const takes = indexedDbStorage(isOff ? noStorage : () => createStore("cygnet-recordings", "values"));
  const uploads = makeUploads({
    transport: makeUploadTransportHttp({
      fetch: (input, init) => fetch(input, init),
      headers: () => identityHeaders({ ...identity.held(), csrf: csrf.get() }),
      gate,
      load: async () => (await import("../http/uppy-upload.ts")).uppyUpload,
    }),
    prepare: makePrepareUpload({ decode: async () => null, poster: filmPoster(document), windowWidth: () => window.innerWidth }),
    store: {
      create: (file) => ("upload" in file ? store.create(file.upload) : async () => E.left(kept)),
      replaceContent: () => async () => E.left(kept),
    },
    kept: makeKeptUploads(storagePart(makeUserStorage(storage, owner), "recording:"), storagePart(tab, "recording:"), clock, ids.uuid),
    connectivity,
    ids,
  });
  return makeRecorders({
    camera: browserCamera(() => window),
    films: browserFilms(document),
    kept: makeKeptTakes(() => largeStorageOf(takes, owner()), clock),
    uploads,
    store,
    clock,
    ids,
    owner,
    isOff,
    tabs: browserTabs(isOff ? { navigator: {} } : globalThis),
  });
};
