import { LayoutGrid, List } from "lucide-react";
import { CampaignType } from "../../../core/campaigns/campaign-type.model.ts";
import { courseListLimits, CourseSort, type CourseFilters, type CourseListSettings } from "../../../core/campaigns/course-list.model.ts";
import { courseStates } from "../../../core/campaigns/course-state.rule.ts";
import { Offered } from "../../../core/campaigns/offered.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { courseListText } from "../../i18n/en/course-list.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { OneOfFilter } from "../../kit/one-of-filter.view.tsx";
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
      <OneOfFilter
        name={text("list.filter")}
        any={text("list.any")}
        options={courseStates.map((id) => ({ id, label: text(`state.${id}`) }))}
        chosen={filters.state}
        onChoose={(id) => narrow({ state: courseStates.find((one) => one === id) ?? null })}
      />
      <OneOfFilter
        name={say("offered")}
        any={say("anyOffered")}
        options={offers.map((id) => ({ id, label: say(`offers.${id}`) }))}
        chosen={filters.offered}
        onChoose={(id) => narrow({ offered: offers.find((one) => one === id) ?? null })}
      />
      <OneOfFilter
        name={say("type")}
        any={say("anyType")}
        options={types.map((id) => ({ id, label: say(`types.${id}`) }))}
        chosen={filters.type}
        onChoose={(id) => narrow({ type: types.find((one) => one === id) ?? null })}
      />
      {teams.length === 0 ? null : (
        <OneOfFilter
          name={say("team")}
          any={say("anyTeam")}
          options={teams.map(({ id, label }) => ({ id: String(id), label }))}
          chosen={filters.team === null ? null : String(filters.team)}
          onChoose={(id) => narrow({ team: id === null ? null : Number(id) })}
        />
      )}
    </Toolbar>
  );
};
