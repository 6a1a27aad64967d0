import { useMemo } from "react";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { fieldValuesText } from "../../i18n/en/field-values.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";

/** The context for formatting custom field values: language, the organisation's time zone, and the contact names loaded so far. */
export const useFieldWords = (): WordsContext => {
  const text = useText(fieldValuesText);
  const language = useLanguage();
  const names = useService(ContactNames);
  const known = useLatest(names.known$, names.latest());
  const timeZone = useStaffUser().timezone;
  return useMemo(() => ({ text, language, timeZone, names: known }), [text, language, timeZone, known]);
};
