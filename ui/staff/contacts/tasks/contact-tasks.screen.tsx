import { useCallback } from "react";
import { ContactTasks } from "../../../../core/tasks/contact-tasks.port.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { queryOfAddress } from "../../tasks/list-address.ts";
import { useMayDelete } from "../use-may-delete.ts";
import { useSearchText } from "../use-search-text.ts";
import { ContactTasksView } from "./contact-tasks.view.tsx";
import { useFinishing } from "./use-finishing.ts";

/** The tab of tasks about contacts. */
export const ContactTasksScreen = () => {
  const store = useService(ContactTasks);
  const setQuery = useSetQuery();
  const { page, search, hide_finished } = queryOfAddress(useQuery());
  const [typed, setTyped] = useSearchText(search, (text) => setQuery({ search: text === "" ? null : text, page: null }));
  const ask = useCallback(() => store.grouped({ page, search, hide_finished }), [store, page, search, hide_finished]);
  const { answer, again } = useAnswer(ask, "");
  const finish = useFinishing(again);
  return (
    <ContactTasksView
      people={answer}
      search={typed}
      hidesFinished={hide_finished}
      mayDelete={useMayDelete()}
      onSearch={setTyped}
      onHideFinished={(hides) => setQuery({ hide_finished: hides ? "true" : null, page: null })}
      onClear={() => {
        setTyped("");
        setQuery({ search: null, hide_finished: null, page: null });
      }}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onFinish={finish}
      onRetry={again}
    />
  );
};
