import { useMemo, useState } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseListView } from "./course-list.view.tsx";
import { NewCourseView } from "./new-course.view.tsx";

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

/** The page on which a course is created. */
export const NewCourseScreen = () => {
  const store = useService(CampaignEditing);
  const go = useGo();
  const { isPending, failure, run } = useSubmit();
  return (
    <NewCourseView
      isPending={isPending}
      failure={failure}
      onCreate={(name) => run(store.create({ name }), ({ id }) => go(`/ui/campaigns/${id}/lessons`, { replace: true }))}
    />
  );
};
