import * as t from "io-ts";

/** Whether a value decodes to itself. `total`: a value for which it does not hold fails to decode. */
export type Guard = { readonly holds: (u: unknown) => boolean; readonly total: boolean };

type Fields = Readonly<Record<string, unknown>>;
type Holds = (u: unknown) => boolean;

export const totalGuard = (holds: Holds): Guard => ({ holds, total: true });
export const partialGuard = (holds: Holds): Guard => ({ holds, total: false });

export const anything: Guard = totalGuard(() => true);

/** Whether io-ts accepts a value as an object with fields. */
export const isFields = (u: unknown): u is Fields => {
  if (typeof u !== "object" || u === null) return false;
  const prototype: unknown = Object.getPrototypeOf(u);
  return prototype === Object.prototype || prototype === null || t.UnknownRecord.is(u);
};

/** Whether a value is a list whose elements all hold. */
export const everyHolds = (u: unknown, holds: Holds): boolean => {
  if (!Array.isArray(u)) return false;
  for (let i = 0; i < u.length; i++) if (!holds(u[i])) return false;
  return true;
};

export const listGuard = ({ holds, total }: Guard): Guard => ({ total, holds: (u) => everyHolds(u, holds) });

/** The guard of a tuple; a longer list does not hold, as decoding truncates it. */
export const tupleGuard = (items: readonly Guard[]): Guard =>
  partialGuard((u) => Array.isArray(u) && u.length === items.length && items.every((item, index) => item.holds(u[index])));

/** Every given field is present and holds; an absent one with a default is added by the decoder. */
export const fieldsGuard = (names: readonly string[], guards: readonly Guard[]): Guard => {
  const checks = guards.map(({ holds }, index) => ({ name: names[index] ?? "", holds }));
  return {
    total: guards.every((guard) => guard.total && !guard.holds(undefined)),
    holds: (u) => {
      if (!isFields(u)) return false;
      for (let i = 0; i < checks.length; i++) {
        const check = checks[i];
        if (check === undefined) return false;
        const value = u[check.name];
        if (!check.holds(value) || (value === undefined && !Object.hasOwn(u, check.name))) return false;
      }
      return true;
    },
  };
};

/** @param absent per field: whether an absent field stays absent when decoded */
export const optionalFieldsGuard = (names: readonly string[], guards: readonly Guard[], absent: readonly boolean[]): Guard => {
  const checks = guards.map(({ holds }, index) => ({ name: names[index] ?? "", holds, absentHolds: absent[index] === true }));
  return {
    total: guards.every((guard) => guard.total) && absent.every((stays) => stays),
    holds: (u) => {
      if (!isFields(u)) return false;
      for (let i = 0; i < checks.length; i++) {
        const check = checks[i];
        if (check === undefined) return false;
        const value = u[check.name];
        if (!(value === undefined ? check.absentHolds : check.holds(value))) return false;
      }
      return true;
    },
  };
};

/** Other keys also decode, but the decoder drops them. */
export const onlyFieldsGuard = (inner: Guard, names: readonly string[]): Guard => {
  const known = new Set(names);
  return partialGuard((u) => isFields(u) && inner.holds(u) && Object.getOwnPropertyNames(u).every((name) => known.has(name)));
};

/** @param key null when every key is accepted */
export const dictionaryGuard = (key: Guard | null, value: Guard): Guard => ({
  total: key === null && value.total,
  holds: (u) => {
    if (!isFields(u)) return false;
    if (key === null && value === anything) return true;
    for (const name of Object.keys(u)) if (key?.holds(name) === false || !value.holds(u[name])) return false;
    return true;
  },
});

/** Uses the codec itself, for opaque codecs and those with overlapping members. */
export const decodingGuard = (codec: t.Mixed): Guard =>
  partialGuard((u) => {
    const decoded = codec.decode(u);
    return decoded._tag === "Right" && Object.is(decoded.right, u);
  });
