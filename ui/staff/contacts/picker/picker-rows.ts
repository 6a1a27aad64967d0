import type { NamedContact } from "../../../../core/contacts/contact-names.model.ts";

export type PickerRow = { readonly id: string; readonly contact: NamedContact | null };
export type PickerSection = { readonly id: "recent" | "everybody" | "found" | "create"; readonly rows: readonly PickerRow[] };

export const createRow = "create";

type Asked = {
  readonly words: string;
  readonly found: readonly NamedContact[];
  readonly recent: readonly NamedContact[];
  readonly except: readonly number[];
  readonly mayCreate: boolean;
};

const rowsOf = (people: readonly NamedContact[], except: ReadonlySet<number>): readonly PickerRow[] =>
  people.filter(({ con_id }) => !except.has(con_id)).map((contact) => ({ id: String(contact.con_id), contact }));

/** The rows on offer: without a search text the recently selected contacts, then the first by name; otherwise the results; last, Create. */
export const pickerSections = ({ words, found, recent, except, mayCreate }: Asked): readonly PickerSection[] => {
  const hidden = new Set(except);
  const isSearch = words.trim() !== "";
  const lately = isSearch ? [] : rowsOf(recent, hidden);
  const others = rowsOf(found, new Set([...hidden, ...lately.flatMap(({ contact }) => (contact === null ? [] : [contact.con_id]))]));
  const sections: readonly PickerSection[] = [
    { id: "recent", rows: lately },
    { id: isSearch ? "found" : "everybody", rows: others },
    { id: "create", rows: mayCreate ? [{ id: createRow, contact: null }] : [] },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
};

/** The row that Enter selects: the marked row while it exists, otherwise the first. */
export const activeRow = (sections: readonly PickerSection[], marked: string | null): string | null => {
  const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id));
  return marked !== null && ids.includes(marked) ? marked : (ids[0] ?? null);
};

/** The row `by` steps away, wrapping around. */
export const rowAfter = (sections: readonly PickerSection[], active: string | null, by: number): string | null => {
  const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id));
  return ids[(ids.indexOf(active ?? "") + by + ids.length) % ids.length] ?? null;
};
