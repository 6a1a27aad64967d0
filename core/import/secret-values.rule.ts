import { maskedSecret } from "../fields/secret.rule.ts";
import type { ImportValues } from "./import-values.model.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Custom values with each secret mapped by `change`; the others are unchanged. */
export const changedSecrets = (fields: Fields, secrets: ReadonlySet<string>, change: (value: unknown, key: string) => unknown): Fields =>
  secrets.size === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, secrets.has(key) ? change(value, key) : value]));

/** Values for display and storage: secrets are masked. */
export const maskedValues = <V extends ImportValues>(values: V, secrets: ReadonlySet<string>): V =>
  secrets.size === 0 || values.fields === undefined ? values : { ...values, fields: changedSecrets(values.fields, secrets, maskedSecret) };
