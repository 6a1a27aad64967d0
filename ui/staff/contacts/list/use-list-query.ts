import { contactViews } from "../../../../core/contacts/contact-board.model.ts";
import { contactList } from "../../../../core/contacts/list-settings.rule.ts";
import { ListViews } from "../../../../core/contacts/list-views.port.ts";
import { useQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useSame } from "../../../react/use-same.ts";
import { useListSettings } from "../../views/use-list-settings.ts";
import { firstOfAddress, listQuery } from "./list-address.ts";

/**
 * The settings of the contact list by its view and the URL, and the query that follows from them.
 * @param last the kind of view that was shown last
 * @property first index of the first row, from 0
 */
export const useListQuery = (isArchive: boolean, last: string) => {
  const address = useQuery();
  const shape = useListSettings(contactList, useService(ListViews), contactViews.find((one) => one === last) ?? contactViews[0]);
  const { settings } = shape;
  return { shape, settings, query: useSame(listQuery(address, isArchive, settings)), first: firstOfAddress(address) };
};
