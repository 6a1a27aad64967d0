import * as E from "fp-ts/lib/Either.js";
import type { GroupField } from "../groups/contact-fields.rule.ts";
import { readGroupFilter } from "../groups/group-filter.rule.ts";
import { sortParts } from "./contact-query.model.ts";
import type { ListView } from "./list-view.model.ts";

const nobody = { $or: [] };

/**
 * A view as its reader may see it: columns and orders of hidden fields are removed; a filter by a hidden field matches no contacts and is
 * shown only to users who may repair it.
 * @param seen the fields visible to the reader
 * @param askable those of them that the reader may filter by
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
