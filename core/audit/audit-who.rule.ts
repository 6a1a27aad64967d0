import { AuditActorKind } from "./audit-entry.model.ts";
import type { AuditWho } from "./audit-query.model.ts";

const written = /^(person|learner):(\d{1,15})$/;

/** The actor filter as a query parameter: `person:3`, `learner:7`, or a kind such as `token`. */
export const whoText = (who: AuditWho): string =>
  "kind" in who ? who.kind : "person" in who ? `person:${who.person}` : `learner:${who.learner}`;

/** The actor filter of a query parameter; null if it is malformed. */
export const whoOfText = (text: string): AuditWho | null => {
  if (AuditActorKind.is(text)) return { kind: text };
  const [, what, id] = written.exec(text) ?? [];
  if (id === undefined) return null;
  return what === "person" ? { person: Number(id) } : { learner: Number(id) };
};
