import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo, useState } from "react";
import { firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { ContactStore } from "../../../core/contacts/contacts.port.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { ExplainDialog } from "./explain-dialog.view.tsx";
import { GroupMembersView } from "./group-members.view.tsx";

const pageSize = 25;
const mostFound = 6;
const searchAfterMs = 250;

const pageOf = (text: string | undefined): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

/** Contacts found by a debounced search; a blank text finds none. */
const useFound = (search: string): readonly { readonly con_id: number; readonly name: string }[] => {
  const store = useService(ContactStore);
  const [found, setFound] = useState<{
    readonly for: string;
    readonly people: readonly { readonly con_id: number; readonly name: string }[];
  }>({ for: "", people: [] });
  useEffect(() => {
    const wanted = search.trim();
    if (wanted === "") return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void store
        .list({ ...firstContacts, search: wanted, limit: mostFound })()
        .then((answer) => (isCurrent ? setFound({ for: search, people: E.isRight(answer) ? answer.right.results : [] }) : undefined));
    }, searchAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [store, search]);
  return search.trim() !== "" && found.for === search ? found.people : [];
};

type ExplainProps = { readonly group: Group; readonly contact: number; readonly onClose: () => void };

const Explain = ({ group, contact, onClose }: ExplainProps) => {
  const store = useService(GroupStore);
  const ask = useMemo(() => (id: string) => store.explain(group.id, Number(id)), [store, group.id]);
  const { answer, again } = useAnswer(ask, String(contact));
  return <ExplainDialog group={group.name} explanation={answer} onRetry={again} onClose={onClose} />;
};

/** The contacts tab of a group. */
export const GroupMembersScreen = ({ group }: { readonly group: Group }) => {
  const store = useService(GroupStore);
  const query = useQuery();
  const setQuery = useSetQuery();
  const page = pageOf(query["page"]);
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<number | null>(null);
  const found = useFound(search);
  const ask = useMemo(() => () => store.members(group.id, page, pageSize), [store, group.id, page]);
  const { answer: members, again } = useAnswer(ask, String(group.version));
  return (
    <>
      <GroupMembersView
        group={group.name}
        members={members}
        pageSize={pageSize}
        search={search}
        found={found}
        onSearch={setSearch}
        onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
        onExplain={setAsked}
        onRetry={again}
      />
      {asked === null ? null : <Explain group={group} contact={asked} onClose={() => setAsked(null)} />}
    </>
  );
};
