import { ContainerModule } from "inversify";
import { type DeviceStorage, TabStorage } from "../../core/kernel/storage.port.ts";
import { Installer } from "../../core/shell/installer.port.ts";
import { PageConfig } from "../../core/shell/page-config.port.ts";
import { makePageTitle, PageTitle } from "../../core/shell/page-title.service.ts";
import { ParentFrame } from "../../core/shell/parent-frame.port.ts";
import { SupportHost } from "../../core/shell/support.port.ts";
import { makeUnread, Unread } from "../../core/shell/unread.service.ts";
import { tabHeaderColor } from "../page/header-color.ts";
import { browserInstaller } from "../page/installer.ts";
import { pageConfig } from "../page/page-config.ts";
import { browserParentFrame } from "../page/parent-frame.ts";
import { browserSupportHost } from "../page/support-host.ts";
import { provide } from "./provide.ts";

/** Services of the window that the page is shown in. */
export const pageModule = new ContainerModule((options) => {
  provide(
    options,
    PageConfig,
    (tab: DeviceStorage) => ({ config: pageConfig(window), headerColor: tabHeaderColor(window.location.search, tab) }),
    [TabStorage],
  );
  provide(options, ParentFrame, ({ config }: PageConfig) => browserParentFrame(window, config.parents), [PageConfig]);
  provide(options, PageTitle, makePageTitle, []);
  provide(options, Unread, makeUnread, []);
  provide(options, Installer, () => browserInstaller(window), []);
  provide(options, SupportHost, () => browserSupportHost(window), []);
});
