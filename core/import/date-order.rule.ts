import { dateSeparator, importDate } from "./import-date.rule.ts";
import { type DateOrder, dateOrders, type ImportOptions, type ImportTarget } from "./import-mapping.model.ts";
import type { ColumnDates, Import } from "./import.model.ts";

/**
 * Evidence about the date order of a column, from the values seen so far.
 * @property sample the first ambiguous date, otherwise the first date
 * @property isUnsure whether there is an ambiguous date
 * @property isDotted whether all of them are separated by dots
 */
export type DateEvidence = {
  readonly orders: readonly DateOrder[];
  readonly sample: string;
  readonly isUnsure: boolean;
  readonly isDotted: boolean;
};

const daysOf = (text: string): ReadonlySet<string> => new Set(dateOrders.flatMap((order) => importDate(text, order) ?? []));

/** Adds a value to the evidence; a value that is no date or has an explicit order is ignored. */
export const withDate = (seen: DateEvidence | null, text: string): DateEvidence | null => {
  const separator = dateSeparator(text);
  const days = separator === null ? 0 : daysOf(text).size;
  if (days === 0) return seen;
  const orders = (seen?.orders ?? dateOrders).filter((order) => importDate(text, order) !== null);
  const isUnsure = days > 1;
  const isShown = seen === null || (isUnsure && !seen.isUnsure);
  return {
    orders,
    sample: isShown ? text.trim() : seen.sample,
    isUnsure: isUnsure || seen?.isUnsure === true,
    isDotted: separator === "." && seen?.isDotted !== false,
  };
};

/** Whether further values could still determine the order. */
export const isOpenOrder = ({ orders }: DateEvidence): boolean => orders.length > 1;

/**
 * The date formats of a column. If several orders fit, dots imply that the day comes first; if every order gives the same dates, any is
 * used.
 */
export const datesOf = ({ orders, sample, isUnsure, isDotted }: DateEvidence): ColumnDates => {
  const usual = isDotted ? orders.find((order) => order === "dmy") : isUnsure ? undefined : orders[0];
  return { orders, sample, ...(orders.length < 2 || usual === undefined ? {} : { usual }) };
};

/** The date order of a column: the only one that fits, otherwise the chosen one, otherwise the default; undefined if it must be chosen. */
export const columnOrder = (dates: ColumnDates | undefined, { date_order }: Pick<ImportOptions, "date_order">): DateOrder | undefined =>
  dates?.orders.length === 1 ? dates.orders[0] : (date_order ?? dates?.usual);

/** A column mapped to a date: its name, a sample, and the sample as a date; null if the order must be chosen first. */
export type DateColumn = { readonly name: string; readonly sample: string; readonly day: string | null };

/** The date columns of an import whose values have no explicit order. */
export const dateColumns = ({
  columns,
  mapping,
  targets,
  options,
}: Pick<Import, "columns" | "mapping" | "targets" | "options">): readonly DateColumn[] => {
  const isDay = (target: ImportTarget | undefined): boolean => target?.type === "date" || target?.type === "time";
  return columns.flatMap((column, at) => {
    if (column.dates === undefined || !isDay(targets.find(({ id }) => id === mapping[at]))) return [];
    const { sample } = column.dates;
    return [{ name: column.name, sample, day: importDate(sample, columnOrder(column.dates, options)) }];
  });
};

/** The message that a date order must be chosen before the rows can be read, or null. */
export const dateOrderProblem = (one: Parameters<typeof dateColumns>[0]): string | null => {
  const unsure = one.options.date_order === undefined ? dateColumns(one).filter(({ day }) => day === null) : [];
  return unsure.length === 0
    ? null
    : `Choose the order of day, month and year: ${unsure.map(({ name, sample }) => `${sample} in ${name}`).join(", ")} can be read in several ways.`;
};
