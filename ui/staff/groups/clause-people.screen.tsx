import { useEffect, useMemo } from "react";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import { namedPeople } from "../../../core/groups/clause-choices.rule.ts";
import { writeTypedList } from "../../../core/groups/typed-list.rule.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSelectContact } from "../contacts/picker/use-select-contact.ts";
import { ClausePeople } from "./clause-people.view.tsx";
import type { PeopleInput } from "./people-input.ts";

/** The contacts of a condition, selected in the contact dialog. */
export const ClausePeopleScreen = ({ field, typed, error, onLeave, onChange }: PeopleInput) => {
  const select = useSelectContact();
  const service = useService(ContactNames);
  const known = useLatest(service.known$, service.latest());
  const ids = useMemo(() => namedPeople(typed), [typed]);
  useEffect(() => service.want(ids), [service, ids]);
  const choose = async (): Promise<void> => {
    const chosen = await select({ title: field.label, chosen: ids, isMultiple: true });
    if (chosen !== null) onChange(writeTypedList(chosen.map(String)));
    onLeave();
  };
  return <ClausePeople label={field.label} typed={typed} names={known} error={error} onSelect={() => void choose()} onChange={onChange} />;
};
