import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo } from "react";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { peopleOfFilters, withNames } from "../../../core/groups/named-people.rule.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

/** The vocabulary of filters, extended with the names of the contacts in a filter. */
export const useNamedPeople = (words: GroupVocabulary, document: unknown): GroupVocabulary => {
  const names = useService(ContactNames);
  const known = useLatest(names.known$, names.latest());
  const asked = JSON.stringify(document ?? null);
  const people = useMemo(() => {
    const read = readGroupFilter(JSON.parse(asked), words.fields);
    return E.isRight(read) ? peopleOfFilters(words.fields, [read.right]) : [];
  }, [words, asked]);
  useEffect(() => names.want(people), [names, people]);
  return useMemo(() => {
    const named = people.flatMap((id) => known.get(id) ?? []);
    return named.length === 0
      ? words
      : { ...words, fields: withNames(words.fields, new Map(named.map(({ con_id, name }) => [con_id, name]))) };
  }, [words, people, known]);
};
