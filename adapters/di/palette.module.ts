import { ContainerModule } from "inversify";
import { map } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { makePalette, Palette } from "../../core/shell/palette.service.ts";
import { makeRecentRecords, RecentRecords } from "../../core/shell/recent-records.service.ts";
import { provide } from "./provide.ts";

/** The command palette and the recently opened records. */
export const paletteModule = new ContainerModule((options) => {
  provide(options, Palette, () => makePalette(), []);
  provide(
    options,
    RecentRecords,
    (storage: DeviceStorage, session: StaffSession) =>
      makeRecentRecords({ storage, who$: session.current$.pipe(map((current) => latestValue(current)?.id ?? null)) }),
    [DeviceStorage, StaffSession],
  );
});
