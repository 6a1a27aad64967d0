import * as E from "fp-ts/lib/Either.js";
import { useEffect } from "react";
import { ContactNames } from "../../../../core/contacts/contact-names.service.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { NewContactForm } from "../../../../core/contacts/new-contact.service.ts";
import { searchName } from "../../../../core/contacts/search-name.rule.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { relatedIds } from "../../../../core/fields/related-ids.rule.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { CurrentTeam } from "../../../../core/teams/current-team.service.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useChoosePicture } from "../../files/picker/use-choose-picture.ts";
import { useSelectContact } from "../picker/use-select-contact.ts";
import { useFieldWords } from "../use-field-words.ts";
import { formFields } from "./new-contact-fields.view.tsx";
import type { NewContactViewProps } from "./new-contact-form.view.tsx";

/**
 * The contact form, on a page or in a dialog.
 * @param start the search text that prefills the form
 * @param onMade receives the new contact; without it the form shows the contact
 */
export const useNewContact = (start: string | undefined, onMade?: (contact: Contact) => void): NewContactViewProps => {
  const form = useService(NewContactForm);
  const state = useLatest(form.state$, form.latest());
  const fieldCatalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const words = useFieldWords();
  const names = useService(ContactNames);
  const select = useSelectContact();
  const onChoosePicture = useChoosePicture();
  const current = useService(CurrentTeam);
  const team = useLatest(current.team$, current.current());
  useEffect(() => {
    if (schema === undefined) return;
    const fields = formFields(schema);
    form.ask(fields);
    names.want(relatedIds(fields, form.latest().values.fields));
  }, [form, names, schema]);
  useEffect(() => form.begin(start === undefined ? null : searchName(start)), [form, start]);
  const submit = async (): Promise<void> => {
    const made = await form.submit();
    if (E.isLeft(made) || onMade === undefined) return;
    form.clear();
    onMade(made.right);
  };
  const own =
    schema === undefined
      ? null
      : {
          schema,
          words,
          onChange: form.editField,
          onChoosePicture,
          onSelectPeople: (title: string, chosen: readonly number[]) => select({ title, chosen, isMultiple: true }),
        };
  return {
    state,
    onEdit: form.edit,
    onLeave: form.check,
    onSubmit: () => void submit(),
    onClear: form.clear,
    onUnarchive: ({ con_id }) => void form.unarchive(con_id)(),
    own,
    team,
  };
};
