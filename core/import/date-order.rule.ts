import { dateSeparator, importDate } from "./import-date.rule.ts";
import { type DateOrder, dateOrders, type ImportOptions, type ImportTarget } from "./import-mapping.model.ts";
import type { ColumnDates, Import } from "./import.model.ts";

/**
 * What the values of a column seen so far say of its days.
 * @property sample the first day that can be read in two ways, otherwise the first
 * @property isUnsure whether there is such a day
 * @property isDotted whether points stand between the numbers of all of them
 */
export type DateEvidence = {
  readonly orders: readonly DateOrder[];
  readonly sample: string;
  readonly isUnsure: boolean;
  readonly isDotted: boolean;
};

const daysOf = (text: string): ReadonlySet<string> => new Set(dateOrders.flatMap((order) => importDate(text, order) ?? []));

/** Takes a value into account; one whose text says its order, or that is no day, says nothing of the others. */
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

/** Whether further values could still say which order is meant. */
export const isOpenOrder = ({ orders }: DateEvidence): boolean => orders.length > 1;

/** How the days of a column are written. Where several orders fit, points mean that the day comes first, and days that are the same in every order need none. */
export const datesOf = ({ orders, sample, isUnsure, isDotted }: DateEvidence): ColumnDates => {
  const usual = isDotted ? orders.find((order) => order === "dmy") : isUnsure ? undefined : orders[0];
  return { orders, sample, ...(orders.length < 2 || usual === undefined ? {} : { usual }) };
};

/** The order in which the days of a column are read: the only one that fits, otherwise the one chosen, otherwise the usual one; undefined where it has to be chosen. */
export const columnOrder = (dates: ColumnDates | undefined, { date_order }: Pick<ImportOptions, "date_order">): DateOrder | undefined =>
  dates?.orders.length === 1 ? dates.orders[0] : (date_order ?? dates?.usual);

/** A column that fills days: its name, a value, and the day as which that is read; null where the order has to be chosen first. */
export type DateColumn = { readonly name: string; readonly sample: string; readonly day: string | null };

/** The columns of an import whose days do not say their order themselves. */
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

/** What has to be chosen before the rows can be read, or null. */
export const dateOrderProblem = (one: Parameters<typeof dateColumns>[0]): string | null => {
  const unsure = one.options.date_order === undefined ? dateColumns(one).filter(({ day }) => day === null) : [];
  return unsure.length === 0
    ? null
    : `Choose the order of day, month and year: ${unsure.map(({ name, sample }) => `${sample} in ${name}`).join(", ")} can be read in several ways.`;
};
