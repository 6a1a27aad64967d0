import { useEffect, useMemo } from "react";
import { ContactNames } from "../../../../core/contacts/contact-names.service.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { isAtHand } from "../../../../core/fields/at-hand.rule.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { relatedIds } from "../../../../core/fields/related-ids.rule.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import type { ListColumn } from "../../../../core/views/saved-view.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { Column } from "../../../kit/grid-column.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useStaffUser } from "../../staff-user.ts";
import { type ContactColumn, contactColumns } from "../list/contact-columns.tsx";
import { useFieldWords } from "../use-field-words.ts";
import { ownColumn } from "./own-cells.tsx";

/**
 * The visible columns and all available ones.
 * @param now epoch seconds
 */
export const useListColumns = (
  chosen: readonly ListColumn[],
  contacts: readonly Contact[],
  now: number,
): { readonly shown: readonly Column<Contact>[]; readonly all: readonly Column<Contact>[] } => {
  const text = useText(contactsText);
  const more = useText(listViewsText);
  const fieldCatalogue = useService(FieldCatalogue);
  const names = useService(ContactNames);
  const words = useFieldWords();
  const dates = useDates();
  const viewer = useStaffUser().role;
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const fields = schema?.fields;
  useEffect(() => fieldCatalogue.want(), [fieldCatalogue]);
  useEffect(() => {
    const shown = (fields ?? []).filter(({ name }) => chosen.some(({ id }) => id === `fields.${name}`));
    names.want(contacts.flatMap((contact) => relatedIds(shown, contact.fields)));
  }, [names, fields, chosen, contacts]);
  const all = useMemo(() => {
    const main: readonly ContactColumn[] = [
      ...contactColumns(text, now),
      {
        id: "created",
        header: more("created"),
        isSortable: true,
        onPhone: "hidden",
        cell: (contact) => dates.at(contact.created_at, { dateStyle: "medium" }),
      },
      { id: "con_id", header: more("number"), width: "small", align: "end", onPhone: "hidden", cell: (contact) => contact.con_id },
    ];
    return [
      ...main,
      ...(fields ?? []).filter((field) => field.deleted_at === null && isAtHand(field)).map((field) => ownColumn(field, words, viewer)),
    ];
  }, [text, more, now, fields, words, dates, viewer]);
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
