import { ContainerModule } from "inversify";
import { SignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { identityHeaders } from "../../../core/client/identity-headers.rule.ts";
import { Identity } from "../../../core/client/identity.service.ts";
import { FileStore } from "../../../core/files/files.port.ts";
import { makeKeptUploads } from "../../../core/files/kept-uploads.service.ts";
import { UploadTransport } from "../../../core/files/upload-transport.port.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import { makeUploads } from "../../../core/files/uploads.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { type DeviceStorage, TabStorage } from "../../../core/kernel/storage.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { CsrfToken } from "../../http/csrf-token.ts";
import { makeUploadTransportHttp } from "../../http/upload-transport.http.ts";
import { decodePicture } from "../../page/canvas-picture.ts";
import { filmPoster } from "../../page/film-poster.ts";
import { makePrepareUpload } from "../../page/prepare-upload.ts";
import { provide } from "../provide.ts";

/** Uploads of files in the staff application. */
export const services = new ContainerModule((options) => {
  provide(
    options,
    UploadTransport,
    (identity: Identity, csrf: CsrfToken, gate: SignInGate) =>
      makeUploadTransportHttp({
        fetch: (input, init) => fetch(input, init),
        headers: () => identityHeaders({ ...identity.held(), csrf: csrf.get() }),
        gate,
        load: async () => (await import("../../http/uppy-upload.ts")).uppyUpload,
      }),
    [Identity, CsrfToken, SignInGate],
  );
  provide(
    options,
    FileUploads,
    (
      transport: UploadTransport,
      store: FileStore,
      storage: UserStorage,
      tab: DeviceStorage,
      clock: Clock,
      connectivity: Connectivity,
      ids: Ids,
    ) =>
      makeUploads({
        transport,
        prepare: makePrepareUpload({
          decode: decodePicture(document),
          poster: filmPoster(document),
          windowWidth: () => window.innerWidth,
        }),
        store,
        kept: makeKeptUploads(storage, tab, clock, ids.uuid),
        connectivity,
        ids,
      }),
    [UploadTransport, FileStore, UserStorage, TabStorage, Clock, Connectivity, Ids],
  );
});
