import { type AuditFilter, auditLimits, wholeTrail } from "../../../core/audit/audit-query.model.ts";
import { whoOfText, whoText } from "../../../core/audit/audit-who.rule.ts";
import { isLocalDate } from "../../../core/kernel/dates.ts";

type Query = Readonly<Partial<Record<string, string>>>;

const named = (text: string | undefined): string | null =>
  text === undefined || text === "" || text.length > auditLimits.name ? null : text;
const day = (text: string | undefined): string | null => (text !== undefined && isLocalDate(text) ? text : null);

/** The filter in the URL; invalid parameters are ignored. */
export const filterOfAddress = (query: Query): AuditFilter => {
  const type = named(query["type"]);
  return {
    who: whoOfText(query["who"] ?? ""),
    type,
    record: type === null ? null : named(query["record"]),
    action: named(query["action"]),
    from: day(query["from"]),
    to: day(query["to"]),
    text: (query["text"] ?? "").slice(0, auditLimits.text),
  };
};

/** The filter as URL parameters; null when a parameter does not filter. */
export const addressOfFilter = ({ who, type, record, action, from, to, text }: AuditFilter): Readonly<Record<string, string | null>> => ({
  who: who === null ? null : whoText(who),
  type,
  record,
  action,
  from,
  to,
  text: text === "" ? null : text,
});

export const isWholeTrail = (filter: AuditFilter): boolean => JSON.stringify(filter) === JSON.stringify(wholeTrail);

/** The URL of the same entries as a CSV file. */
export const fileHref = (filter: AuditFilter): string => {
  const parts = Object.entries(addressOfFilter(filter)).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `/api/audit/export.csv${parts.length === 0 ? "" : `?${new URLSearchParams(parts)}`}`;
};
