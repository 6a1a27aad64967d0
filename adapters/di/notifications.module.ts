import { ContainerModule } from "inversify";
import { distinctUntilChanged, filter, map } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { Log } from "../../core/kernel/log.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { DeviceStore } from "../../core/notifications/devices.port.ts";
import { makeNotices, Notices } from "../../core/notifications/notices.service.ts";
import { Notifier } from "../../core/notifications/notifier.port.ts";
import { Caller } from "../http/caller.ts";
import { makeDevicesHttp } from "../http/devices.http.ts";
import { browserNotifier } from "../notifications/browser-notifier.ts";
import { provide } from "./provide.ts";

/** Notifications in the staff application; this device is registered again whenever a user signs in. */
export const notificationsModule = new ContainerModule((options) => {
  provide(options, Notifier, () => browserNotifier, []);
  provide(options, DeviceStore, (call: Caller) => makeDevicesHttp(call), [Caller]);
  provide(
    options,
    Notices,
    (notifier: Notifier, devices: DeviceStore, storage: DeviceStorage, ids: Ids, log: Log, session: StaffSession) => {
      const notices = makeNotices({ notifier, devices, storage, ids, log });
      const user$ = session.current$.pipe(
        map((current) => latestValue(current)?.id ?? null),
        distinctUntilChanged(),
        filter((user) => user !== null),
      );
      user$.subscribe(() => void notices.renew());
      return notices;
    },
    [Notifier, DeviceStore, DeviceStorage, Ids, Log, StaffSession],
  );
});
