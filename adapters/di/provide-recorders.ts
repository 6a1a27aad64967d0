import type { ContainerModuleLoadOptions } from "inversify";
import { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { Identity } from "../../core/client/identity.service.ts";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Connectivity } from "../../core/kernel/connectivity.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { DeviceStorage, TabStorage } from "../../core/kernel/storage.port.ts";
import type { Token } from "../../core/kernel/token.ts";
import { Recorders } from "../../core/recordings/recorders.port.ts";
import type { RecordingStore } from "../../core/recordings/recordings.port.ts";
import { TabView } from "../../core/view-as/tab-view.service.ts";
import { Caller } from "../http/caller.ts";
import { CsrfToken } from "../http/csrf-token.ts";
import { browserRecorders } from "./browser-recorders.ts";
import { provide } from "./provide.ts";

/**
 * @property follow tells the key of the signed-in user, now and with every change
 */
type Taker<S> = {
  readonly session: Token<S>;
  readonly follow: (session: S, tell: (owner: string) => void) => void;
  readonly store: (call: Caller) => RecordingStore;
};

/** Binds the recorders of those who take lessons in this application. */
export const provideRecorders = <S>(options: ContainerModuleLoadOptions, { session, follow, store }: Taker<S>): void =>
  provide(
    options,
    Recorders,
    (
      call: Caller,
      identity: Identity,
      csrf: CsrfToken,
      gate: SignInGate,
      storage: DeviceStorage,
      tab: DeviceStorage,
      clock: Clock,
      connectivity: Connectivity,
      ids: Ids,
      { isViewing }: TabView,
      taker: S,
    ) => {
      let owner = "";
      follow(taker, (key) => {
        owner = key;
      });
      return browserRecorders({
        identity,
        csrf,
        gate,
        store: store(call),
        storage,
        tab,
        clock,
        connectivity,
        ids,
        owner: () => owner,
        isOff: isViewing,
      });
    },
    [Caller, Identity, CsrfToken, SignInGate, DeviceStorage, TabStorage, Clock, Connectivity, Ids, TabView, session],
  );
