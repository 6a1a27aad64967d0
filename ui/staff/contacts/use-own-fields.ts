import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import { ContactRecords } from "../../../core/contacts/contact-record.service.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { FieldBook } from "../../../core/fields/field-book.service.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import type { WordsContext } from "../fields/field-words.ts";
import { useSecrets } from "../fields/use-secrets.ts";
import { useSelectContact } from "./picker/use-select-contact.ts";

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** What words about own values need: the language, the organisation's time zone, and names of those who are known. */
export const useFieldWords = (): WordsContext => {
  const text = useText(fieldsText);
  const language = useLanguage();
  const names = useService(ContactNames);
  const known = useLatest(names.known$, names.latest());
  const timeZone = latestValue(useLatest(useService(StaffSession).current$, idle))?.timezone ?? deviceZone();
  return useMemo(() => ({ text, language, timeZone, names: known }), [text, language, timeZone, known]);
};

/** The own fields of one contact: their definitions, the names of those who are named, and secrets. */
export const useOwnFields = (id: number, contact: Contact | undefined) => {
  const book = useService(FieldBook);
  const names = useService(ContactNames);
  const records = useService(ContactRecords);
  const toasts = useToasts();
  const schema = latestValue(useLatest(book.schema$, book.latest()));
  const words = useFieldWords();
  const secrets = useSecrets(id, (failure) => toasts.show({ text: failureMessage(failure), tone: "error" }));
  useEffect(() => {
    const related = schema?.fields.filter(({ type }) => type === "related_contacts").flatMap(({ name }) => idsIn(contact?.fields[name])) ?? [];
    names.want(related);
  }, [names, schema, contact]);
  const select = useSelectContact();
  const onSelectPeople = (title: string, chosen: readonly number[]): Promise<readonly number[] | null> => select({ title, chosen, except: [id], isMultiple: true });
  return {
    schema,
    tools: {
      words,
      onSelectPeople,
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
