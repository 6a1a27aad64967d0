import { wallTextAt } from "../kernel/wall-clock.ts";
import type { AuditEntry } from "./audit-entry.model.ts";

/** The header of the exported log. */
export const auditColumns = ["When", "Who", "How", "Action", "Kind", "Record", "Record id", "Field", "Before", "After"] as const;

/**
 * An entry as lines of the export, one per changed value.
 * @param timeZone in which times are written
 */
export const auditLines = ({ at, actor, action, record, changes }: AuditEntry, timeZone: string): readonly (readonly string[])[] => {
  const start = [
    wallTextAt(at, timeZone).replace("T", " "),
    actor.name ?? "",
    actor.kind,
    action,
    record.type,
    record.name ?? "",
    record.id,
  ];
  if (changes.length === 0) return [[...start, "", "", ""]];
  return changes.map(({ field, label, before, after }) => [...start, label ?? field, before ?? "", after ?? ""]);
};
