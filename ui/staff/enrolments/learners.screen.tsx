import { useMemo, useState } from "react";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { sortParameter } from "../../kit/grid-column.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSelectContact } from "../contacts/picker/use-select-contact.ts";
import { useLastPage } from "../use-last-page.ts";
import { GroupChoice } from "./group-choice.screen.tsx";
import { LearnerCourseDialog } from "./learner-course-dialog.screen.tsx";
import { asGiven, asText, queryOf } from "./learners-address.ts";
import { LearnersView } from "./learners.view.tsx";
import { useEnrol } from "./use-enrol.ts";
import { useMayEnrol } from "./use-may-enrol.ts";

type LearnersProps = { readonly course: number; readonly onChanged: () => void };

const waitMs = 150;

/** The learners of a course; search, order and page are in the address, and so is the learner whose syllabus is open. */
export const LearnersScreen = ({ course, onChanged }: LearnersProps) => {
  const text = useText(enrolmentsText);
  const store = useService(EnrolmentStore);
  const select = useSelectContact();
  const mayEnrol = useMayEnrol();
  const [now] = useState(useService(Clock).now);
  const address = useQuery();
  const setQuery = useSetQuery();
  const [isChoosing, setChoosing] = useState(false);
  const query = queryOf(address);
  const key = JSON.stringify(query);
  const ask = useMemo(() => (asked: string) => store.learners(course, queryOf(asText(asked))), [store, course]);
  const { answer, again } = useAnswer(ask, key, query.search === "" ? 0 : waitMs);
  useLastPage(answer, query);
  const opened = Number(address["learner"] ?? "0");
  const changed = (): void => {
    again();
    onChanged();
  };
  const enrol = useEnrol(course, changed);
  const pick = async (): Promise<void> => {
    const ids = await select({ title: text("learners.pick"), action: text("learners.pickAction"), isMultiple: true });
    if (ids !== null && ids.length > 0) await enrol({ con_ids: ids });
  };
  return (
    <>
      <LearnersView
        learners={answer}
        query={query}
        now={now}
        hrefOf={({ con_id }) => `/ui/campaigns/${course}/contacts?${new URLSearchParams({ ...asGiven(address), learner: String(con_id) })}`}
        onSearch={(search) => setQuery({ search: search === "" ? null : search, page: null })}
        onStatus={(status) => setQuery({ status, page: null })}
        onSort={(sort) => setQuery({ sort: sortParameter(sort), page: null })}
        onPage={(page) => setQuery({ page: page === 1 ? null : String(page) }, { push: true })}
        onClear={() => setQuery({ search: null, status: null, page: null })}
        onRetry={again}
        onEnrol={mayEnrol ? () => void pick() : null}
        onEnrolGroup={mayEnrol ? () => setChoosing(true) : null}
      />
      {isChoosing ? (
        <GroupChoice
          onChoose={(group_id) => {
            setChoosing(false);
            void enrol({ group_id });
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      {opened > 0 ? (
        <LearnerCourseDialog
          contact={opened}
          course={course}
          title={latestValue(answer)?.results.find(({ con_id }) => con_id === opened)?.name ?? text("learners.name")}
          isInAddress
          onChanged={changed}
          onClose={() => setQuery({ learner: null })}
        />
      ) : null}
    </>
  );
};
