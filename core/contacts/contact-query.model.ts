import * as t from "io-ts";

/** Orders of a list of contacts; a minus turns one round. */
export const ContactSort = t.keyof({ name: null, "-name": null, created: null, "-created": null, updated: null, "-updated": null }, "ContactSort");
export type ContactSort = t.TypeOf<typeof ContactSort>;

/** What a list of contacts is asked for. @property page from 1 @property limit rows a page, at most 250 */
export type ContactQuery = {
  readonly page: number;
  readonly limit: number;
  readonly sort: ContactSort;
  readonly search: string;
  readonly archived: boolean;
};

export const contactLimits = { page: 1_000_000, rows: 250, defaultRows: 25, search: 200 } as const;

export const firstContacts: ContactQuery = { page: 1, limit: contactLimits.defaultRows, sort: "name", search: "", archived: false };

/** Name of the order and its direction. */
export const sortParts = (sort: ContactSort): { readonly by: "name" | "created" | "updated"; readonly isDescending: boolean } => {
  switch (sort) {
    case "name":
    case "created":
    case "updated":
      return { by: sort, isDescending: false };
    case "-name":
      return { by: "name", isDescending: true };
    case "-created":
      return { by: "created", isDescending: true };
    case "-updated":
      return { by: "updated", isDescending: true };
  }
};
