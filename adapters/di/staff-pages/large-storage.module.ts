import { ContainerModule } from "inversify";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { LargeStorage, largeStorageOf, UserLargeStorage } from "../../../core/kernel/large-storage.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { indexedDbStorage } from "../../storage/indexed-db.storage.ts";
import { provide } from "../provide.ts";

/** Large values on this device, for whoever is signed in. */
export const services = new ContainerModule((options) => {
  provide(options, LargeStorage, () => indexedDbStorage(), []);
  provide(
    options,
    UserLargeStorage,
    (storage: LargeStorage, session: StaffSession) => {
      let user = "";
      session.current$.subscribe((current) => {
        user = latestValue(current)?.id.toString() ?? "";
      });
      return () => largeStorageOf(storage, user);
    },
    [LargeStorage, StaffSession],
  );
});
