import { wallTextAt } from "../kernel/wall-clock.ts";
import type { AuditEntry } from "./audit-entry.model.ts";

/** The first line of the trail as a file. */
export const auditColumns = ["When", "Who", "How", "Action", "Kind", "Record", "Record id", "Field", "Before", "After"] as const;

/**
 * An entry as lines of a file, one for each value that changed.
 * @param timeZone whose clock times are told by
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
