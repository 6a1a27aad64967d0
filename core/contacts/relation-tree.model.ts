import * as t from "io-ts";
import { NamedContact } from "./contact-names.model.ts";
import type { MainSort } from "./contact-query.model.ts";
import { Contact } from "./contact.model.ts";

/** The relation that is drawn unless another is chosen. */
export const defaultRelation = "recruited_by";
/** People of one level that come at a time. */
export const peopleAtOnce = 25;
/** Levels that can be asked for at once. */
export const mostLevels = 2;
/** Those under somebody are counted up to here. */
export const mostUnder = 100_000;
/** Limit of the count of contacts below the top level. */
export const mostPlaced = 10_000;
/** Contacts over somebody that are named, the nearest. */
export const mostOver = 5;

/** A contact in a tree. `parent_id`: over whom, null at the top. `direct`: how many stand right under them, archived ones too. */
export const RelationNode = t.intersection([Contact, t.type({ parent_id: t.union([t.number, t.null]), direct: t.number })], "RelationNode");
export type RelationNode = t.TypeOf<typeof RelationNode>;

/**
 * Number of active contacts below the top level of a relation, counted up to `mostPlaced`.
 * @property at_least there are more than `total`
 */
export const UnderTotal = t.type({ total: t.number, at_least: t.boolean }, "UnderTotal");
export type UnderTotal = t.TypeOf<typeof UnderTotal>;

/** One page of a level, and of those on it the first of the levels below. `field`: the relation that was read; null where the organisation has none. `under`: counted for the whole top alone, else null. */
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

/** How many different people stand under somebody at any depth. `at_least`: there are more than `total`. */
export const RelationTotal = t.type({ con_id: t.number, total: t.number, at_least: t.boolean }, "RelationTotal");
export type RelationTotal = t.TypeOf<typeof RelationTotal>;

/** Who stands over somebody. `near`: the nearest five at most, the topmost of them first; `more`: how many stand over those. */
export const Upline = t.type({ con_id: t.number, near: t.readonlyArray(NamedContact), more: t.number }, "Upline");
export type Upline = t.TypeOf<typeof Upline>;

/**
 * @property field key of the relation; null for the default one
 * @property of under whom; null for the top
 * @property page from 1
 * @property levels 1 or 2
 * @property isWhole whether at the top also those stand who have nobody under them
 */
export type LevelQuery = {
  readonly field: string | null;
  readonly of: number | null;
  readonly page: number;
  readonly levels: number;
  readonly sort: MainSort;
  readonly isWhole: boolean;
};
