import type { ImportValues, KnownContact } from "./import-values.model.ts";
import { nameKeyOf } from "./person-reference.rule.ts";

/** The contacts that rows can match, indexed by id, email and mobile. */
export type People = {
  readonly byId: (id: number) => KnownContact | undefined;
  /** The contacts with one of the addresses, without duplicates. */
  readonly having: (addresses: Pick<ImportValues, "email" | "mobile">) => readonly KnownContact[];
  /** The contacts with a name in the form of `nameKey`; none if names are not indexed. */
  readonly named: (key: string) => readonly KnownContact[];
  /** Adds or replaces a contact. */
  readonly put: (contact: KnownContact) => void;
};

const keysOf = ({ email = [], mobile = [] }: Pick<ImportValues, "email" | "mobile">): readonly string[] => [...email, ...mobile];

/** Maps each key to the ids of its contacts. */
const makeIndex = (keys: (contact: KnownContact) => readonly string[]) => {
  const ids = new Map<string, number | Set<number>>();
  const drop = (key: string, id: number): void => {
    const held = ids.get(key);
    if (held === id) ids.delete(key);
    else if (typeof held === "object") held.delete(id);
  };
  const add = (key: string, id: number): void => {
    const held = ids.get(key);
    if (held === undefined) ids.set(key, id);
    else if (typeof held === "object") held.add(id);
    else if (held !== id) ids.set(key, new Set([held, id]));
  };
  return {
    move: (before: KnownContact | undefined, after: KnownContact): void => {
      if (before !== undefined) for (const key of keys(before)) drop(key, before.con_id);
      for (const key of keys(after)) add(key, after.con_id);
    },
    of: (key: string): readonly number[] => {
      const held = ids.get(key);
      return held === undefined ? [] : typeof held === "number" ? [held] : [...held];
    },
  };
};

/** @param keepsNames whether names are indexed */
export const makePeople = (known: readonly KnownContact[] = [], keepsNames = false): People => {
  const byId = new Map<number, KnownContact>();
  const byAddress = makeIndex(keysOf);
  const byName = makeIndex((contact) => [nameKeyOf(contact)]);
  const all = (ids: Iterable<number>): readonly KnownContact[] => [...ids].flatMap((id) => byId.get(id) ?? []);
  const put = (contact: KnownContact): void => {
    const before = byId.get(contact.con_id);
    byId.set(contact.con_id, contact);
    byAddress.move(before, contact);
    if (keepsNames) byName.move(before, contact);
  };
  for (const contact of known) put(contact);
  return {
    byId: (id) => byId.get(id),
    having: (addresses) => {
      const keys = keysOf(addresses);
      return keys.length === 1 ? all(byAddress.of(keys[0] ?? "")) : all(new Set(keys.flatMap(byAddress.of)));
    },
    named: (key) => all(byName.of(key)),
    put,
  };
};
