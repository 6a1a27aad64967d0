import { useEffect } from "react";
import { NewContactForm } from "../../../core/contacts/new-contact.service.ts";
import { searchName } from "../../../core/contacts/search-name.rule.ts";
import { useQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { NewContactView } from "./new-contact.view.tsx";

/** Making a contact; `?search=` says with what to begin. */
export const NewContactScreen = () => {
  const form = useService(NewContactForm);
  const state = useLatest(form.state$, form.latest());
  const start = useQuery()["search"];
  useEffect(() => form.begin(start === undefined ? null : searchName(start)), [form, start]);
  return <NewContactView state={state} onEdit={form.edit} onLeave={form.check} onSubmit={() => void form.submit()} onClear={form.clear} />;
};
