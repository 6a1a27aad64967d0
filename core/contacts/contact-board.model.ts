import type { Failure } from "../kernel/failure.ts";
import type { RowBlock, RowBlocks } from "../kernel/row-blocks.ts";
import type { ContactQuery } from "./contact-query.model.ts";
import type { Contact } from "./contact.model.ts";

/** The ways to look at contacts; without relations a pyramid is a list. */
export const contactViews = ["pyramid", "list", "grid"] as const;
export type ContactView = (typeof contactViews)[number];

export type ContactBlock = RowBlock<Contact> & { readonly unsorted: boolean };

/**
 * The contacts of `query`, those that were read.
 * @property isCurrent whether that is what was asked for last
 * @property isLoaded whether they were ever read
 * @property at_least there are more than `count`, a search is counted up to a limit
 * @property unsorted there are too many for the order that was asked for
 */
export type ContactRowsState = {
  readonly query: ContactQuery;
  readonly view: string;
  readonly held: RowBlocks<Contact, ContactBlock>;
  readonly count: number;
  readonly at_least: boolean;
  readonly unsorted: boolean;
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};
