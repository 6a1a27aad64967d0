import { firstLearners, LearnerSort, type LearnersQuery, LearnerStatus } from "../../../core/enrolments/enrolment.model.ts";

type Address = Readonly<Partial<Record<string, string>>>;

/** The query that the address of a course's learners names. */
export const queryOf = ({ page, sort, search, status }: Address): LearnersQuery => ({
  ...firstLearners,
  page: Math.max(1, Number.parseInt(page ?? "1", 10) || 1),
  sort: LearnerSort.is(sort) ? sort : firstLearners.sort,
  search: search ?? "",
  status: LearnerStatus.is(status) ? status : null,
});

/** The parameters of a query that was written as JSON. */
export const asText = (key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(JSON.parse(key))).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

/** The parameters that an address has. */
export const asGiven = (address: Address): Record<string, string> =>
  Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
