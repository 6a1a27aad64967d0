import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { type Enrolment, firstLearners, LearnerSort, type LearnersQuery, LearnerStatus } from "../../../core/enrolments/enrolment.model.ts";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { sortParameter } from "../../kit/grid-column.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSelectContact } from "../contacts/picker/use-select-contact.ts";
import { useLastPage } from "../use-last-page.ts";
import { LearnersView } from "./learners.view.tsx";
import { useMayEnrol } from "./use-may-enrol.ts";

type LearnersProps = { readonly course: number; readonly onChanged: () => void };

const waitMs = 150;
const dialog = loadable(async () => (await import("./learner-course-dialog.screen.tsx")).LearnerCourseDialog);
const choice = loadable(async () => (await import("./choice-dialog.view.tsx")).ChoiceDialog);

const queryOf = ({ page, sort, search, status }: Readonly<Partial<Record<string, string>>>): LearnersQuery => ({
  ...firstLearners,
  page: Math.max(1, Number.parseInt(page ?? "1", 10) || 1),
  sort: LearnerSort.is(sort) ? sort : firstLearners.sort,
  search: search ?? "",
  status: LearnerStatus.is(status) ? status : null,
});

const GroupChoice = ({ onChoose, onClose }: { readonly onChoose: (group: number) => void; readonly onClose: () => void }) => {
  const text = useText(enrolmentsText);
  const groups = useService(GroupStore);
  const ask = useMemo(() => () => groups.list(), [groups]);
  const { answer } = useAnswer(ask, "");
  if (answer.tag !== "loaded") return null;
  return (
    <choice.View
      title={text("learners.group")}
      label={text("learners.groupLabel")}
      help={text("learners.groupHelp")}
      action={text("learners.groupAction")}
      none={text("learners.groupNone")}
      options={answer.value.groups.map(({ id, name }) => ({ id: String(id), label: name }))}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};

/** The learners of a course; search, order and page are in the address, and so is the learner whose syllabus is open. */
export const LearnersScreen = ({ course, onChanged }: LearnersProps) => {
  const text = useText(enrolmentsText);
  const store = useService(EnrolmentStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
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
  const enrol = async (whom: Enrolment): Promise<void> => {
    const done = await alerts.reporting(store.enrol(course, whom))();
    if (E.isLeft(done)) return;
    changed();
    const { enrolled, joined_before, missing } = done.right;
    const said = enrolled === 0 ? text("nobodyNew") : text("enrolled", { count: enrolled });
    const before = joined_before === 0 || enrolled === 0 ? "" : ` ${text("before", { count: joined_before })}`;
    toasts.show({ text: `${said}${before}${missing === 0 ? "" : ` ${text("missing", { count: missing })}`}`, tone: "success" });
  };
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
        <dialog.View
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

/** The query of a key, as text. */
const asText = (key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(JSON.parse(key))).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

/** The parameters that an address has. */
const asGiven = (address: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
