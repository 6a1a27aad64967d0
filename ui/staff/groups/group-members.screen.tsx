import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import { firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { ContactStore } from "../../../core/contacts/contacts.port.ts";
import type { Explanation, GroupPage } from "../../../core/groups/group-answers.model.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
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

/** The contacts tab of a group. */
export const GroupMembersScreen = ({ group }: { readonly group: Group }) => {
  const store = useService(GroupStore);
  const query = useQuery();
  const setQuery = useSetQuery();
  const page = pageOf(query["page"]);
  const [members, setMembers] = useState<Remote<GroupPage>>(idle);
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<number | null>(null);
  const [explanation, setExplanation] = useState<Remote<Explanation>>(idle);
  const found = useFound(search);
  const load = useCallback(() => {
    setMembers(toLoading);
    void store
      .members(group.id, page, pageSize)()
      .then((answer) => setMembers((before) => (E.isRight(answer) ? loaded(answer.right) : toFailed(before, answer.left))));
  }, [store, group.id, page]);
  useEffect(load, [load, group.version]);
  const explain = useCallback(
    (contact: number) => {
      setAsked(contact);
      setExplanation({ tag: "loading" });
      void store
        .explain(group.id, contact)()
        .then((answer) => setExplanation(E.isRight(answer) ? loaded(answer.right) : { tag: "failed", failure: answer.left }));
    },
    [store, group.id],
  );
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
        onExplain={explain}
        onRetry={load}
      />
      {asked === null ? null : (
        <ExplainDialog group={group.name} explanation={explanation} onRetry={() => explain(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
};
