import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo } from "react";
import { ContactNames } from "../../../../core/contacts/contact-names.service.ts";
import { ContactRecords } from "../../../../core/contacts/contact-record.service.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { relatedIds } from "../../../../core/fields/related-ids.rule.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { idle, latestValue } from "../../../../core/kernel/remote.ts";
import { CurrentTeam } from "../../../../core/teams/current-team.service.ts";
import { teamFieldsFirst } from "../../../../core/teams/team-fields.rule.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useSecrets } from "../../fields/use-secrets.ts";
import { useChoosePicture } from "../../files/picker/use-choose-picture.ts";
import { useSelectContact } from "../picker/use-select-contact.ts";
import { useFieldWords } from "../use-field-words.ts";

/** The custom fields of one contact: definitions, names of related contacts, and secrets. */
export const useOwnFields = (id: number, contact: Contact | undefined) => {
  const fieldCatalogue = useService(FieldCatalogue);
  const names = useService(ContactNames);
  const records = useService(ContactRecords);
  const toasts = useToasts();
  const current = useService(CurrentTeam);
  const team = useLatest(current.team$, current.current());
  const first = latestValue(useLatest(current.teams$, idle))?.find(({ id }) => id === team)?.contact_fields;
  const stored = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const schema = useMemo(() => stored && { ...stored, fields: teamFieldsFirst(stored.fields, first ?? []) }, [stored, first]);
  const words = useFieldWords();
  const secrets = useSecrets(id, (failure) => toasts.show({ text: failureMessage(failure), tone: "error" }));
  useEffect(() => {
    names.want(relatedIds(schema?.fields ?? [], contact?.fields ?? {}));
  }, [names, schema, contact]);
  const select = useSelectContact();
  const onSelectPeople = (title: string, chosen: readonly number[]): Promise<readonly number[] | null> =>
    select({ title, chosen, except: [id], isMultiple: true });
  return {
    schema,
    tools: {
      words,
      onSelectPeople,
      onChoosePicture: useChoosePicture(),
      secretOf: (name: string) => ({
        shown: secrets.shownIn(name),
        onReveal: () => secrets.reveal(name),
        onHide: secrets.hide,
        onSet: async (value: string | null) => {
          const answer = await records.open(id).setSecret(name, value)();
          secrets.hide();
          return E.isRight(answer) ? null : failureMessage(answer.left);
        },
      }),
    },
    secrets,
  };
};
