import type { PortalPageRecord } from "./portal-page.model.ts";

/** What the editor of a page edits. */
export type PageValues = { readonly title: string; readonly path: string; readonly html: string };
export type PageField = keyof PageValues;

/** The values of a stored page. */
export const valuesOfPage = ({ title, path, html }: PortalPageRecord): PageValues => ({ title, path, html });

const fields: readonly PageField[] = ["title", "path", "html"];

/** The typed values that differ from the stored page. */
export const typedChange = (stored: PortalPageRecord, typed: Partial<PageValues>): Partial<PageValues> =>
  fields.reduce(
    (change: Partial<PageValues>, field) =>
      typed[field] === undefined || typed[field] === stored[field] ? change : { ...change, [field]: typed[field] },
    {},
  );

/** A field with two values: the typed one and the stored one. */
export type PageClash = { readonly field: PageField; readonly mine: string; readonly theirs: string };

const plain = (field: PageField, value: string): string => (field === "html" ? value.replaceAll(/<[^>]*>/g, " ").trim() : value);

/** The fields whose typed values differ from the page that was stored in the meantime; HTML as its text. */
export const pageClashes = (stored: PortalPageRecord, typed: Partial<PageValues>): readonly PageClash[] =>
  fields.flatMap((field) => {
    const mine = typed[field];
    return mine === undefined || mine === stored[field] ? [] : [{ field, mine: plain(field, mine), theirs: plain(field, stored[field]) }];
  });
