import { AuditActorKind } from "./audit-entry.model.ts";
import type { AuditWho } from "./audit-query.model.ts";

const written = /^(person|learner):(\d{1,15})$/;

/** Whose entries are asked for as it stands in an address: `person:3`, `learner:7`, or a way such as `token`. */
export const whoText = (who: AuditWho): string =>
  "kind" in who ? who.kind : "person" in who ? `person:${who.person}` : `learner:${who.learner}`;

/** The same read back; null where it is nothing of the kind. */
export const whoOfText = (text: string): AuditWho | null => {
  if (AuditActorKind.is(text)) return { kind: text };
  const [, what, id] = written.exec(text) ?? [];
  if (id === undefined) return null;
  return what === "person" ? { person: Number(id) } : { learner: Number(id) };
};
