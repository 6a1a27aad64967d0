import type { Failure } from "../kernel/failure.ts";
import type { RowBlock, RowBlocks } from "../kernel/row-blocks.ts";
import type { ContactQuery } from "./contact-query.model.ts";
import type { Contact } from "./contact.model.ts";

/** Views of the list of contacts; without relations a pyramid is shown as a list. */
export const contactViews = ["pyramid", "list", "grid"] as const;
export type ContactView = (typeof contactViews)[number];

export type ContactBlock = RowBlock<Contact> & { readonly unsorted: boolean };

/**
 * The loaded contacts of `query`.
 * @property isCurrent whether `query` is the latest requested one
 * @property isLoaded whether any were ever loaded
 * @property at_least there are more than `count`, as a search is counted up to a limit
 * @property unsorted there are too many contacts for the requested order
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
