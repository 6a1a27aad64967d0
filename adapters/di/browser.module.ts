import { ContainerModule } from "inversify";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { browserStorage } from "../storage/browser.storage.ts";
import { provide } from "./provide.ts";

/** What every page of a browser needs: time, ids, memory of the device. */
export const browserModule = new ContainerModule((options) => {
  provide(options, Clock, () => ({ now: () => Math.floor(Date.now() / 1000) }), []);
  provide(options, Ids, () => ({ uuid: () => crypto.randomUUID() }), []);
  provide(options, DeviceStorage, () => browserStorage(globalThis), []);
});
