import { loadable } from "../../../kit/loadable.view.tsx";
import { ListBarSpace } from "../views/list-bar-space.view.tsx";

/** Views, filters and columns of the list. */
export const ListBar = loadable(async () => (await import("../views/list-bar.screen.tsx")).ListBarScreen, ListBarSpace);
/** What can be done with the contacts that are selected. */
export const BulkBar = loadable(async () => (await import("../../bulk/bulk-bar.screen.tsx")).BulkBar);
/** The help icon of the page; its text comes from the server in any case. */
export const ListHelp = loadable(async () => (await import("../../tooltips/help-tip.screen.tsx")).HelpTipScreen);
/** What the pyramid shows. */
export const PyramidFeed = loadable(async () => (await import("../pyramid/pyramid-feed.screen.tsx")).PyramidFeed);
