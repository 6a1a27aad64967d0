import { columnsOfText, columnsText } from "../views/list-columns.rule.ts";
import type { Address, ListKind } from "../views/list-kind.model.ts";
import type { ListColumn } from "../views/saved-view.model.ts";
import { CampaignType } from "./campaign-type.model.ts";
import {
  type CourseColumn,
  type CourseFilters,
  courseListLimits,
  type CourseListSettings,
  CourseSort,
  courseViewCodecs,
  ListedState,
} from "./course-list.model.ts";
import { Offered } from "./offered.model.ts";

/** All courses that are not archived. */
export const everyCourse: CourseFilters = { state: null, type: null, offered: null, team: null, search: "" };

const usual: readonly CourseColumn[] = ["name", "state", "section", "lessons", "learners", "finished", "starts", "updated"];

/** The settings of the list of courses without a view. */
export const usualCourses: CourseListSettings = {
  filters: everyCourse,
  sort: "portal",
  columns: usual.map((id) => ({ id, width: null })),
  kind: "list",
};

/** What an address says of a filter that a view sets and the list does not. */
const any = "any";

const chosen = <A>(text: string | undefined, is: (value: unknown) => value is A, base: A | null): A | null =>
  text === any ? null : is(text) ? text : base;

const teamOf = (text: string | undefined, base: number | null): number | null => {
  if (text === any) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : base;
};

const ofAddress = (address: Address, base: CourseListSettings): CourseListSettings => {
  const { state, type, offered, team, search, sort, columns, view } = address;
  const { filters } = base;
  return {
    filters: {
      state: chosen(state, ListedState.is, filters.state),
      type: chosen(type, CampaignType.is, filters.type),
      offered: chosen(offered, Offered.is, filters.offered),
      team: teamOf(team, filters.team),
      search: (search ?? filters.search).slice(0, courseListLimits.search),
    },
    sort: CourseSort.is(sort) ? sort : base.sort,
    columns: columnsOfText(columns) ?? base.columns,
    kind: view === "grid" || view === "list" ? view : base.kind,
  };
};

const sameColumns = (a: readonly ListColumn[], b: readonly ListColumn[]): boolean => columnsText(a) === columnsText(b);

const toAddress = (settings: CourseListSettings, base: CourseListSettings): Readonly<Record<string, string | null>> => {
  const { filters } = settings;
  const saidOf = (key: "state" | "type" | "offered" | "team"): string | null =>
    filters[key] === base.filters[key] ? null : filters[key] === null ? any : String(filters[key]);
  return {
    state: saidOf("state"),
    type: saidOf("type"),
    offered: saidOf("offered"),
    team: saidOf("team"),
    search: filters.search === base.filters.search ? null : filters.search,
    sort: settings.sort === base.sort ? null : settings.sort,
    columns: sameColumns(settings.columns, base.columns) ? null : columnsText(settings.columns),
    view: settings.kind === base.kind ? null : settings.kind,
  };
};

/** The list of courses as one that has saved views. */
export const courseList: ListKind<CourseListSettings> = {
  name: "courses",
  usual: usualCourses,
  isView: courseViewCodecs.View.is,
  ofAddress,
  toAddress,
};

/** Whether any filter narrows the list. */
export const isNarrowed = ({ state, type, offered, team, search }: CourseFilters): boolean =>
  search.trim() !== "" || [state, type, offered, team].some((value) => value !== null);
