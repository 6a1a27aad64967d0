import { useEffect, useMemo } from "react";
import { ContactNames } from "../../../../core/contacts/contact-names.service.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import type { ListColumn } from "../../../../core/contacts/list-view.model.ts";
import { FieldBook } from "../../../../core/fields/field-book.service.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { Column } from "../../../kit/grid-column.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { contactColumns } from "../contact-columns.tsx";
import { useFieldWords } from "../use-own-fields.ts";
import { ownColumn } from "./own-cells.tsx";

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** The columns that are shown, and all that could be. @param now epoch seconds */
export const useListColumns = (chosen: readonly ListColumn[], contacts: readonly Contact[], now: number): { readonly shown: readonly Column<Contact>[]; readonly all: readonly Column<Contact>[] } => {
  const text = useText(contactsText);
  const more = useText(listViewsText);
  const book = useService(FieldBook);
  const names = useService(ContactNames);
  const words = useFieldWords();
  const schema = latestValue(useLatest(book.schema$, book.latest()));
  const fields = schema?.fields;
  useEffect(() => void book.load(), [book]);
  useEffect(() => {
    const related = (fields ?? []).filter(({ type, name }) => type === "related_contacts" && chosen.some(({ id }) => id === `fields.${name}`));
    names.want(contacts.flatMap((contact) => related.flatMap(({ name }) => idsIn(contact.fields[name]))));
  }, [names, fields, chosen, contacts]);
  const all = useMemo(() => {
    const date = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeZone: words.timeZone });
    const main: readonly Column<Contact>[] = [
      ...contactColumns(text, now),
      { id: "created", header: more("created"), isSortable: true, onPhone: "hidden", cell: (contact) => date.format(new Date(contact.created_at * 1000)) },
      { id: "con_id", header: more("number"), width: "small", align: "end", onPhone: "hidden", cell: (contact) => contact.con_id },
    ];
    return [...main, ...(fields ?? []).filter(({ deleted_at }) => deleted_at === null).map((field) => ownColumn(field, words))];
  }, [text, more, now, fields, words]);
  const shown = useMemo(
    () =>
      chosen.flatMap(({ id, width }) => {
        const column = all.find((one) => one.id === id);
        return column === undefined ? [] : [width === null ? column : { ...column, pixels: width }];
      }),
    [chosen, all],
  );
  return { shown, all };
};
