import { ContainerModule } from "inversify";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { Log } from "../../core/kernel/log.port.ts";
import { Pause } from "../../core/kernel/pause.port.ts";
import { DeviceStorage, TabStorage } from "../../core/kernel/storage.port.ts";
import { TabView } from "../../core/view-as/tab-view.service.ts";
import { browserLog } from "../log/browser-log.ts";
import { browserTabView, noTabView } from "../page/tab-view.ts";
import { browserStorage } from "../storage/browser.storage.ts";
import { noStorage } from "../storage/forgetting.storage.ts";
import { provide } from "./provide.ts";

const tabViewOf = (application: string | undefined): TabView =>
  application === "portal" || application === "staff" ? browserTabView(window, application) : noTabView();

/** Services that every page needs: clock, ids, timers, log, storage, and whether the tab shows an application as another user sees it. */
export const browserModule = new ContainerModule((options) => {
  provide(options, Clock, () => ({ now: () => Math.floor(Date.now() / 1000) }), []);
  provide(options, Ids, () => ({ uuid: () => crypto.randomUUID() }), []);
  provide(options, Pause, () => ({ wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)), chance: Math.random }), []);
  provide(options, Log, () => browserLog(globalThis), []);
  provide(options, TabView, () => tabViewOf(document.documentElement.dataset["app"]), []);
  provide(options, DeviceStorage, ({ isViewing }: TabView) => browserStorage(isViewing ? noStorage : () => globalThis.localStorage), [
    TabView,
  ]);
  provide(options, TabStorage, ({ isViewing }: TabView) => browserStorage(isViewing ? noStorage : () => globalThis.sessionStorage), [
    TabView,
  ]);
});
