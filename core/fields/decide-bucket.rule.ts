import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { addressProblem } from "./bucket-address.rule.ts";
import { changedRepValues } from "./bucket-values.rule.ts";
import type { HttpBucket, HttpChange, RepChange } from "./buckets.model.ts";
import { fieldRefusals } from "./field-refusals.ts";
import type { Field } from "./field.model.ts";
import { shownRep, type StoredRep } from "./shown-rep.rule.ts";

type Values = Readonly<Record<string, unknown>>;

/** A write of a user's values: all of them, with the version increased. */
export type RepWrite = { readonly values: Values; readonly version: number; readonly audit: AuditNote };

/**
 * Decides a change of a user's values for assigned contacts: a value is invalid, there is a version conflict, or it is written.
 * @param fields those visible to the user
 */
export const decideRepChange = (
  stored: StoredRep,
  { values, version }: RepChange,
  fields: readonly Field[],
): E.Either<Failure, RepWrite> => {
  const changed = changedRepValues(fields, stored.values, values);
  if (E.isLeft(changed)) return E.left(invalid(changed.left));
  if (stored.version !== version) return E.left(conflict(fieldRefusals.bucket_changed, shownRep(fields, stored)));
  const of = (from: Values) => ({ fields: Object.fromEntries(Object.keys(values).map((name) => [name, from[name] ?? null])) });
  return E.right({
    values: changed.right,
    version: version + 1,
    audit: { action: "user.update", before: of(stored.values), after: of(changed.right) },
  });
};

/** The trimmed URL that values are fetched from; refused where it is invalid or has no title. */
export const acceptedHttp = ({ title: typed, url: given, version }: HttpChange): E.Either<Failure, HttpChange> => {
  const [title, url] = [typed.trim(), given.trim()];
  const wrong = addressProblem(url);
  const problems = {
    ...(wrong === null ? {} : { url: [wrong] }),
    ...(title === "" && url !== "" ? { title: [requiredRefusal("title")] } : {}),
  };
  return Object.keys(problems).length > 0 ? E.left(invalid(problems)) : E.right({ title, url, version });
};

/** A write of the URL, with the version increased. */
export type HttpWrite = { readonly bucket: HttpBucket; readonly audit: AuditNote };

/** Decides a change of the URL that values are fetched from: it is invalid, has a version conflict, or is written. */
export const decideHttpChange = (stored: HttpBucket, change: HttpChange): E.Either<Failure, HttpWrite> => {
  const accepted = acceptedHttp(change);
  if (E.isLeft(accepted)) return accepted;
  const { title, url, version } = accepted.right;
  if (stored.version !== version) return E.left(conflict(fieldRefusals.bucket_changed, stored));
  return E.right({
    bucket: { title, url, version: version + 1 },
    audit: {
      action: "org.update",
      before: { http_title: stored.title, http_url: stored.url },
      after: { http_title: title, http_url: url },
    },
  });
};
