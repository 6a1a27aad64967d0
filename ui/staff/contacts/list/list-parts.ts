import { loadable } from "../../../kit/loadable.view.tsx";
import { ListBarSpace } from "../views/list-bar-space.view.tsx";

/** Views, filters and columns of the list. */
export const ListBar = loadable(async () => (await import("../views/list-bar.screen.tsx")).ListBarScreen, ListBarSpace);
/** Bulk actions for the selected contacts. */
export const BulkBar = loadable(async () => (await import("../../bulk/bulk-bar.screen.tsx")).BulkBar);
/** The help icon of the page; its text is loaded from the server anyway. */
export const ListHelp = loadable(async () => (await import("../../tooltips/help-tip.screen.tsx")).HelpTipScreen);
/** Loads the pyramid. */
export const PyramidFeed = loadable(async () => (await import("../pyramid/pyramid-feed.screen.tsx")).PyramidFeed);
