import { LayoutGrid, List } from "lucide-react";
import { CampaignType } from "../../../core/campaigns/campaign-type.model.ts";
import { courseListLimits, CourseSort, type CourseFilters, type CourseListSettings } from "../../../core/campaigns/course-list.model.ts";
import { courseStates } from "../../../core/campaigns/course-state.rule.ts";
import { Offered } from "../../../core/campaigns/offered.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { courseListText } from "../../i18n/en/course-list.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Option } from "../../kit/option.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { ViewSwitch } from "../../kit/view-switch.view.tsx";

export type CourseFiltersProps = {
  readonly settings: CourseListSettings;
  /** the text of the search field; the filter follows it */
  readonly typed: string;
  /** those by which the list can be narrowed; empty without the feature */
  readonly teams: readonly Pick<Team, "id" | "label">[];
  readonly onTyped: (text: string) => void;
  readonly onChange: (change: Partial<CourseListSettings>) => void;
};

const any = "any";
const offers = Object.keys(Offered.keys).filter(Offered.is);
const types = Object.keys(CampaignType.keys).filter(CampaignType.is);
const orders = Object.keys(CourseSort.keys).filter(CourseSort.is);

/** The texts of orders have no minus. */
const orderNames = {
  portal: "portal",
  name: "name",
  "-name": "nameDown",
  lessons: "lessons",
  "-lessons": "lessonsDown",
  learners: "learners",
  "-learners": "learnersDown",
  finished: "finished",
  "-finished": "finishedDown",
  starts: "starts",
  "-starts": "startsDown",
  updated: "updated",
  "-updated": "updatedDown",
} as const satisfies Record<CourseSort, string>;

type ChoiceProps = {
  readonly label: string;
  readonly anything: string;
  readonly options: readonly Option[];
  readonly selected: string | number | null;
  readonly onSelect: (id: string | null) => void;
};

const Choice = ({ label, anything, options, selected, onSelect }: ChoiceProps) => (
  <Select
    label={label}
    isLabelHidden
    options={[{ id: any, label: anything }, ...options]}
    selected={selected === null ? any : String(selected)}
    onSelect={(id) => onSelect(id === any ? null : id)}
  />
);

/** Search, filters, order and layout of the list of courses. */
export const CourseFiltersView = ({ settings, typed, teams, onTyped, onChange }: CourseFiltersProps) => {
  const text = useText(coursesText);
  const say = useText(courseListText);
  const { filters, sort, kind } = settings;
  const narrow = (change: Partial<CourseFilters>): void => onChange({ filters: { ...filters, ...change } });
  return (
    <Toolbar
      label={text("list.label")}
      end={
        <>
          <Select
            label={say("order")}
            isLabelHidden
            options={orders.map((id) => ({ id, label: say(`orders.${orderNames[id]}`) }))}
            selected={sort}
            onSelect={(id) => (CourseSort.is(id) ? onChange({ sort: id }) : undefined)}
          />
          <ViewSwitch
            label={say("layout")}
            views={[
              { id: "list", icon: List, label: say("list") },
              { id: "grid", icon: LayoutGrid, label: say("grid") },
            ]}
            view={kind}
            onView={(next) => onChange({ kind: next })}
          />
        </>
      }
    >
      <SearchField
        label={text("list.search")}
        placeholder={text("list.search")}
        value={typed}
        onChange={onTyped}
        maxLength={courseListLimits.search}
      />
      <Choice
        label={text("list.filter")}
        anything={text("list.any")}
        options={courseStates.map((id) => ({ id, label: text(`state.${id}`) }))}
        selected={filters.state}
        onSelect={(id) => narrow({ state: courseStates.find((one) => one === id) ?? null })}
      />
      <Choice
        label={say("offered")}
        anything={say("anyOffered")}
        options={offers.map((id) => ({ id, label: say(`offers.${id}`) }))}
        selected={filters.offered}
        onSelect={(id) => narrow({ offered: offers.find((one) => one === id) ?? null })}
      />
      <Choice
        label={say("type")}
        anything={say("anyType")}
        options={types.map((id) => ({ id, label: say(`types.${id}`) }))}
        selected={filters.type}
        onSelect={(id) => narrow({ type: types.find((one) => one === id) ?? null })}
      />
      {teams.length === 0 ? null : (
        <Choice
          label={say("team")}
          anything={say("anyTeam")}
          options={teams.map(({ id, label }) => ({ id: String(id), label }))}
          selected={filters.team}
          onSelect={(id) => narrow({ team: id === null ? null : Number(id) })}
        />
      )}
    </Toolbar>
  );
};
