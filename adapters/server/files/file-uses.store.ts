import { sql } from "kysely";
import { addressPattern, lastingPart } from "../../../core/files/file-address.rule.ts";
import type { FileRecord, FileUses } from "../../../core/files/file.model.ts";
import { type AuditEntry, writeAudits } from "../audit/audit.store.ts";
import type { UsedFile, UsingRecord } from "../contributions/file-use.ts";
import type { FileCall } from "./file-row.ts";

type Call = Pick<FileCall, "tx" | "actor" | "request" | "areas">;

/** How many records are listed of each type. */
const mostOfKind = 100;

const usedFile = ({ tx }: Call, { url }: FileRecord): UsedFile => {
  const part = lastingPart(url);
  return { tx, part, pattern: addressPattern(part) };
};

const placesOf = ({ areas }: Call) => areas.flatMap(({ fileUses = [] }) => fileUses);

/** The records that use a file; of those that the caller may not see, only their number. */
export const usesOf = async (call: Call, file: FileRecord): Promise<FileUses> => {
  const used = usedFile(call, file);
  const uses: FileUses["uses"][number][] = [];
  let hidden = 0;
  for (const { kind, records } of placesOf(call)) {
    const { rows } = await sql<UsingRecord & { readonly total: number }>`
      select u.id, u.name, u.href, u.seen, (count(*) over ())::int as total from (${records(used, call.actor)}) u order by u.seen desc, u.name, u.id limit ${mostOfKind}`.execute(
      call.tx.db,
    );
    const seen = rows.filter((row) => row.seen);
    uses.push(...seen.map(({ id, name, href }) => ({ kind, id, name, href })));
    hidden += (rows[0]?.total ?? 0) - seen.length;
  }
  return { uses, hidden };
};

/**
 * Replaces a file by another in every record that uses it.
 * @param only keys `kind:id` of the only records to change; null for all
 * @returns keys of the changed records
 */
export const replaceUses = async (
  call: Call,
  from: FileRecord,
  to: FileRecord,
  only: readonly string[] | null,
): Promise<readonly string[]> => {
  const used = usedFile(call, from);
  const changed: { readonly kind: string; readonly id: string }[] = [];
  for (const { kind, replace } of placesOf(call)) {
    const ids = only?.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1)) ?? null;
    if (ids?.length === 0) continue;
    const replaced = await replace(used, { url: to.url, now: call.request.now, only: ids });
    changed.push(...replaced.map((id) => ({ kind, id })));
  }
  const entries = changed.map(({ kind, id }): AuditEntry => ({
    action: `${kind}.update`,
    object_type: kind,
    object_id: id,
    before: { file: from.filename },
    after: { file: to.filename },
  }));
  await writeAudits(call.tx, call, entries);
  return changed.map(({ kind, id }) => `${kind}:${id}`);
};
