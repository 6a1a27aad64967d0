import * as t from "io-ts";
import { NamedContact } from "./contact-names.model.ts";
import type { MainSort } from "./contact-query.model.ts";
import { Contact } from "./contact.model.ts";

/** The default relation. */
export const defaultRelation = "recruited_by";
/** Contacts of one level per page. */
export const peopleAtOnce = 25;
/** Maximum number of levels per request. */
export const mostLevels = 2;
/** Limit of the count of contacts below a contact. */
export const mostUnder = 100_000;
/** Limit of the count of contacts below the top level. */
export const mostPlaced = 10_000;
/** Maximum number of ancestors returned, nearest first. */
export const mostOver = 5;

/** A contact in a tree. `parent_id`: null at the top. `direct`: number of direct children, archived ones included. */
export const RelationNode = t.intersection([Contact, t.type({ parent_id: t.union([t.number, t.null]), direct: t.number })], "RelationNode");
export type RelationNode = t.TypeOf<typeof RelationNode>;

/**
 * Number of active contacts below the top level of a relation, counted up to `mostPlaced`.
 * @property at_least there are more than `total`
 */
export const UnderTotal = t.type({ total: t.number, at_least: t.boolean }, "UnderTotal");
export type UnderTotal = t.TypeOf<typeof UnderTotal>;

/**
 * One page of a level, with the first children of each contact on it. `field`: the relation that was read; null where the organisation has
 * none. `under`: counted only for the whole top level, else null.
 */
export const RelationLevel = t.type(
  {
    field: t.union([t.string, t.null]),
    results: t.readonlyArray(RelationNode),
    below: t.readonlyArray(RelationNode),
    page: t.number,
    pages: t.number,
    count: t.number,
    under: t.union([UnderTotal, t.null]),
  },
  "RelationLevel",
);
export type RelationLevel = t.TypeOf<typeof RelationLevel>;

/** Number of distinct contacts below a contact at any depth. `at_least`: there are more than `total`. */
export const RelationTotal = t.type({ con_id: t.number, total: t.number, at_least: t.boolean }, "RelationTotal");
export type RelationTotal = t.TypeOf<typeof RelationTotal>;

/** The ancestors of a contact. `near`: the nearest five at most, topmost first; `more`: the number of ancestors above those. */
export const Upline = t.type({ con_id: t.number, near: t.readonlyArray(NamedContact), more: t.number }, "Upline");
export type Upline = t.TypeOf<typeof Upline>;

/**
 * @property field key of the relation; null for the default one
 * @property of parent contact; null for the top level
 * @property page from 1
 * @property levels 1 or 2
 * @property isWhole whether the top level includes contacts with no one below them
 */
export type LevelQuery = {
  readonly field: string | null;
  readonly of: number | null;
  readonly page: number;
  readonly levels: number;
  readonly sort: MainSort;
  readonly isWhole: boolean;
};
