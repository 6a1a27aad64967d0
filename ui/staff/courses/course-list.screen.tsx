import { useMemo, useState } from "react";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseListView } from "./course-list.view.tsx";

/** The list of courses; its search and state are in the address. */
export const CourseListScreen = () => {
  const store = useService(CampaignStore);
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const { search = "", state = "" } = useQuery();
  const setQuery = useSetQuery();
  const ask = useMemo(() => () => store.list, [store]);
  const { answer, again } = useAnswer(ask, "");
  return (
    <CourseListView
      courses={answer}
      search={search}
      state={state}
      now={now}
      mayCreate={mayChangeContacts(useStaffUser().role)}
      onSearch={(text) => setQuery({ search: text === "" ? null : text })}
      onState={(next) => setQuery({ state: next === "" ? null : next })}
      onClear={() => setQuery({ search: null, state: null })}
      onRetry={again}
    />
  );
};
