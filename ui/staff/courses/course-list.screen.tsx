import { useMemo, useState } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue, loaded } from "../../../core/kernel/remote.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseListView } from "./course-list.view.tsx";
import { NewCourseView } from "./new-course.view.tsx";
import { useBulkImpact } from "./use-bulk-impact.tsx";
import { useCampaignBulk } from "./use-campaign-bulk.ts";

const noSelection: Selection = new Set();

/** The list of courses; its search and state are in the address, and a new state deselects what it may hide. */
export const CourseListScreen = () => {
  const store = useService(CampaignStore);
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const { search = "", state = "" } = useQuery();
  const setQuery = useSetQuery();
  const ask = useMemo(() => () => store.list, [store]);
  const { answer, again } = useAnswer(ask, "");
  const { selection, select, isPending, run } = useCampaignBulk(again);
  const guard = useBulkImpact(latestValue(answer) ?? [], again);
  const filter = (change: Readonly<Record<string, string | null>>): void => {
    select(noSelection);
    setQuery(change);
  };
  return (
    <>
      <CourseListView
        courses={answer}
        search={search}
        state={state}
        now={now}
        mayCreate={mayChangeContacts(useStaffUser().role)}
        onSearch={(text) => setQuery({ search: text === "" ? null : text })}
        onState={(next) => filter({ state: next === "" ? null : next })}
        onClear={() => filter({ search: null, state: null })}
        onRetry={again}
        selection={selection}
        isActing={isPending || guard.isAsking}
        onSelectionChange={select}
        onAction={(action) => guard.before(action, selection, () => run(action, selection))}
      />
      {guard.dialog}
    </>
  );
};

/** The page on which a course is created, empty or from the template that the address names, which has to be loaded first. */
export const NewCourseScreen = () => {
  const store = useService(CampaignEditing);
  const tools = useService(CampaignTools);
  const go = useGo();
  const { template = "" } = useQuery();
  const setQuery = useSetQuery();
  const ask = useMemo(() => () => tools.templates(), [tools]);
  const { answer, again } = useAnswer(ask, "");
  const { isPending, failure, run } = useSubmit();
  return (
    <RemoteView
      remote={template === "" ? loaded(latestValue(answer) ?? []) : answer}
      skeleton={<SkeletonLines lines={5} />}
      onRetry={again}
    >
      {(templates) => {
        const chosen = templates.find(({ id }) => String(id) === template) ?? null;
        return (
          <NewCourseView
            templates={templates}
            chosen={chosen}
            isPending={isPending}
            failure={failure}
            onTemplate={(id) => setQuery({ template: id })}
            onCreate={(name) =>
              run(chosen === null ? store.create({ name }) : tools.createFrom(chosen.id, name), ({ id }) =>
                go(`/ui/campaigns/${id}/lessons`, { replace: true }),
              )
            }
          />
        );
      }}
    </RemoteView>
  );
};
