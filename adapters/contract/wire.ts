import * as t from "io-ts";

/** An integer as text, for paths and queries. */
export const IntText = new t.Type<number, string, unknown>(
  "IntText",
  t.Int.is,
  (u, c) => {
    const n = typeof u === "number" ? u : typeof u === "string" && /^\d{1,15}$/.test(u) ? Number(u) : Number.NaN;
    return Number.isSafeInteger(n) ? t.success(n) : t.failure(u, c, "expected a whole number");
  },
  String,
);

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID, for paths and keys of events. */
export const UuidText = t.refinement(t.string, (text) => uuidPattern.test(text), "a UUID in lower case");

/** A boolean as text, for queries. */
export const BoolText = new t.Type<boolean, string, unknown>(
  "BoolText",
  t.boolean.is,
  (u, c) =>
    u === "true" || u === true
      ? t.success(true)
      : u === "false" || u === false
        ? t.success(false)
        : t.failure(u, c, "expected true or false"),
  String,
);

/** An integer as text within a range, both ends included. */
export const intTextBetween = (least: number, most: number) =>
  t.refinement(IntText, (n) => n >= least && n <= most, `a whole number from ${least} to ${most}`);

/** A comma-separated list, for queries; an empty text is the empty list. */
export const listText = <A extends string>(item: t.Type<A, string, unknown>) =>
  new t.Type<readonly A[], string | undefined, unknown>(
    `ListText<${item.name}>`,
    t.readonlyArray(item).is,
    (u, c) =>
      typeof u === "string" ? t.readonlyArray(item).validate(u === "" ? [] : u.split(","), c) : t.readonlyArray(item).validate(u, c),
    (list) => (list.length === 0 ? undefined : list.join(",")),
  );

/** A value as text, or null where the query lacks it. */
export const orNullText = <A>(codec: t.Type<A, string, unknown>) =>
  new t.Type<A | null, string | undefined, unknown>(
    `${codec.name} | null`,
    (u): u is A | null => u === null || codec.is(u),
    (u, c) => (u === undefined || u === null ? t.success(null) : codec.validate(u, c)),
    (a) => (a === null ? undefined : codec.encode(a)),
  );

/** Comma-separated integers, at most `most`. */
export const IntsText = (most: number) =>
  new t.Type<readonly number[], string, unknown>(
    "IntsText",
    t.readonlyArray(t.Int).is,
    (u, c) => {
      const parts = typeof u === "string" && u !== "" ? u.split(",") : [];
      const fits = typeof u === "string" && parts.length <= most && parts.every((part) => /^\d{1,15}$/.test(part));
      return fits ? t.success(parts.map(Number)) : t.failure(u, c, `expected at most ${most} whole numbers with commas between them`);
    },
    (numbers) => numbers.join(","),
  );

/** Comma-separated names, at most `most`; an empty text is the empty list. */
export const NamesText = (most: number) =>
  new t.Type<readonly string[], string, unknown>(
    "NamesText",
    t.readonlyArray(t.string).is,
    (u, c) => {
      const parts = typeof u === "string" && u !== "" ? u.split(",") : [];
      const fits = typeof u === "string" && parts.length <= most && parts.every((part) => /^[^,]{1,120}$/.test(part));
      return fits ? t.success(parts) : t.failure(u, c, `expected at most ${most} names with commas between them`);
    },
    (names) => names.join(","),
  );

/** A JSON document, for queries. */
export const DocumentText = new t.Type<unknown, string, unknown>(
  "DocumentText",
  (_u): _u is unknown => true,
  (u, c) => {
    if (typeof u !== "string") return t.failure(u, c, "expected JSON");
    try {
      const read: unknown = JSON.parse(u);
      return t.success(read);
    } catch {
      return t.failure(u, c, "expected JSON");
    }
  },
  (document) => JSON.stringify(document),
);

/** An id as text that may be a number or a name: digits are decoded as a number. */
export const numberOrText = <A extends number | string>(codec: t.Type<A, A, unknown>) =>
  new t.Type<A, string, unknown>(
    `${codec.name}Text`,
    codec.is,
    (u, c) => codec.validate(typeof u === "string" && /^\d{1,15}$/.test(u) ? Number(u) : u, c),
    String,
  );
