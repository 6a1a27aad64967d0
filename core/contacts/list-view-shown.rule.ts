import * as E from "fp-ts/lib/Either.js";
import type { GroupField } from "../groups/contact-fields.rule.ts";
import { readGroupFilter } from "../groups/group-filter.rule.ts";
import { sortParts } from "./contact-query.model.ts";
import type { ListView } from "./list-view.model.ts";

const nobody = { $or: [] };

/**
 * A view as its asker may see it: columns and orders of fields that they do not see are left out; a filter that asks about such a field takes nobody and is shown only to those who may mend it.
 * @param seen the fields that the asker sees
 * @param askable those of them that they may ask about
 */
export const shownView = (
  stored: Omit<ListView, "editable" | "broken">,
  editable: boolean,
  seen: readonly GroupField[],
  askable: readonly GroupField[] = seen,
): ListView => {
  const { filters, sort, columns, kind } = stored.settings;
  const isAmong = (fields: readonly GroupField[], key: string): boolean => fields.some(({ name }) => name === key);
  const broken = filters !== null && filters !== undefined && E.isLeft(readGroupFilter(filters, askable));
  const order = sortParts(sort);
  return {
    ...stored,
    editable,
    broken,
    settings: {
      filters: broken && !editable ? nobody : (filters ?? null),
      sort: order.by === "field" && !isAmong(askable, order.field) ? "name" : sort,
      columns: columns.filter(({ id }) => !id.startsWith("fields.") || isAmong(seen, id.slice("fields.".length))),
      kind,
    },
  };
};
