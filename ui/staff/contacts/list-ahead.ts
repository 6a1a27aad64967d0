import { ContactBoard, contactViews } from "../../../core/contacts/contact-board.service.ts";
import { ListViews } from "../../../core/contacts/list-views.service.ts";
import { FieldBook } from "../../../core/fields/field-book.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { AskAhead } from "../staff-route.ts";
import { ContactCards, PyramidRows } from "./contact-rows.view.tsx";
import { firstOfAddress, listQuery, rowsAtFirst } from "./list-address.ts";
import { BulkBar, ListBar, PyramidFeed } from "./list-parts.ts";
import { shapeOfAddress } from "./shape/shape-of-address.ts";

/** The parts that ways to look at contacts consist of. */
const partsOf = { list: [], pyramid: [PyramidFeed, PyramidRows], grid: [ContactCards] } as const;

/** Asks for the first contacts of the list as its address shapes it, and for what shapes it. */
const askForList =
  (isArchive: boolean): AskAhead =>
  (resolve, query) => {
    const [board, views] = [resolve(ContactBoard), resolve(ListViews)];
    const kind = contactViews.find((one) => one === board.latest().view) ?? contactViews[0];
    const { settings, isReady } = shapeOfAddress(query, views.latest(), views.lastColumns(), kind);
    const first = firstOfAddress(query);
    for (const part of [ListBar, BulkBar, ...partsOf[settings.kind]]) part.preload();
    if (isReady) board.showAhead(listQuery(query, isArchive, settings), { first, last: first + rowsAtFirst });
    if (latestValue(views.latest()) === undefined) void views.load();
    if (latestValue(resolve(FieldBook).latest()) === undefined) resolve(FieldBook).want();
  };

export const askForContacts = askForList(false);
export const askForArchived = askForList(true);
