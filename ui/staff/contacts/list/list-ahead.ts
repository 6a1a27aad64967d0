import { contactViews } from "../../../../core/contacts/contact-board.model.ts";
import { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import { contactList } from "../../../../core/contacts/list-settings.rule.ts";
import { ListViews } from "../../../../core/contacts/list-views.port.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { shapeOfAddress } from "../../../../core/views/shape-of-address.rule.ts";
import type { AskAhead } from "../../staff-route.ts";
import { ContactCards, PyramidRows } from "./contact-rows.view.tsx";
import { firstOfAddress, listQuery, rowsAtFirst } from "./list-address.ts";
import { BulkBar, ListBar, PyramidFeed } from "./list-parts.ts";

/** The lazily loaded parts of each view. */
const partsOf = { list: [], pyramid: [PyramidFeed, PyramidRows], grid: [ContactCards] } as const;

/** Prefetches the first contacts of the list in the URL, and the settings of the list. */
const askForList =
  (isArchive: boolean): AskAhead =>
  (resolve, query) => {
    const [board, views] = [resolve(ContactRows), resolve(ListViews)];
    const kind = contactViews.find((one) => one === board.latest().view) ?? contactViews[0];
    const { settings, isReady } = shapeOfAddress(contactList, query, views.latest(), views.lastColumns(), kind);
    const first = firstOfAddress(query);
    for (const part of [ListBar, BulkBar, ...partsOf[settings.kind]]) part.preload();
    if (isReady) board.showAhead(listQuery(query, isArchive, settings), { first, last: first + rowsAtFirst });
    if (latestValue(views.latest()) === undefined) void views.load();
    if (latestValue(resolve(FieldCatalogue).latest()) === undefined) resolve(FieldCatalogue).want();
  };

export const askForContacts = askForList(false);
export const askForArchived = askForList(true);
