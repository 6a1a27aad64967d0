import { ContainerModule } from "inversify";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { makeUserStorage, UserStorage } from "../../core/kernel/user-storage.ts";
import { provide } from "./provide.ts";

/** Device storage of the member of staff who is signed in. */
export const userStorageModule = new ContainerModule((options) => {
  provide(
    options,
    UserStorage,
    (storage: DeviceStorage, session: StaffSession) => {
      let user: string | null = null;
      session.current$.subscribe((current) => {
        user = latestValue(current)?.id.toString() ?? null;
      });
      return makeUserStorage(storage, () => user);
    },
    [DeviceStorage, StaffSession],
  );
});
