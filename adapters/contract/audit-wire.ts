import * as t from "io-ts";
import type { AuditWho } from "../../core/audit/audit-query.model.ts";
import { whoOfText, whoText } from "../../core/audit/audit-who.rule.ts";

const isWho = (u: unknown): u is AuditWho => typeof u === "object" && u !== null && ("kind" in u || "person" in u || "learner" in u);

/** The actor filter of the audit log as one text. */
export const AuditWhoText = new t.Type<AuditWho, string, unknown>(
  "AuditWhoText",
  isWho,
  (u, c) => {
    const who = typeof u === "string" ? whoOfText(u) : null;
    return who === null
      ? t.failure(u, c, "expected person:{id}, learner:{id}, staff, token, job, learner, anonymous or system")
      : t.success(who);
  },
  whoText,
);

/** The cursor of a page of the audit log: time and id of the entry before it. */
export const AuditCursor = t.refinement(t.string, (text) => /^\d{1,12}\.\d{1,15}$/.test(text), "where a page of the trail begins");
