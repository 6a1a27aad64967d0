import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import { mostSuggested, type NamedContact } from "./contact-names.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** Names of contacts that other records refer to. */
export type ContactNames = {
  /** Loaded names, by number. */
  readonly known$: Observable<ReadonlyMap<number, NamedContact>>;
  readonly latest: () => ReadonlyMap<number, NamedContact>;
  /** Requests names that are not loaded yet, in batches of the maximum size. */
  readonly want: (ids: readonly number[]) => void;
  /** Contacts whose name, email or mobile matches a search, at most 25. */
  readonly search: (words: string) => TaskEither<Failure, readonly NamedContact[]>;
};
export const ContactNames = token<ContactNames>("contacts.names");

export const makeContactNames = ({ store }: { readonly store: Pick<ContactStore, "names"> }): ContactNames => {
  const known = new BehaviorSubject<ReadonlyMap<number, NamedContact>>(new Map());
  const asked = new Set<number>();
  const take = (found: readonly NamedContact[]): void =>
    known.next(new Map([...known.value, ...found.map((contact) => [contact.con_id, contact] as const)]));
  const ask = async (ids: readonly number[]): Promise<void> => {
    for (const id of ids) asked.add(id);
    const found = await store.names({ ids })();
    if (E.isRight(found)) take(found.right);
    else for (const id of ids) asked.delete(id);
  };
  return {
    known$: known.asObservable(),
    latest: () => known.value,
    want: (ids) => {
      const missing = [...new Set(ids)].filter((id) => !asked.has(id));
      for (let from = 0; from < missing.length; from += mostSuggested) void ask(missing.slice(from, from + mostSuggested));
    },
    search: (words) => async () => {
      const found = await store.names({ search: words })();
      if (E.isRight(found)) take(found.right);
      return found;
    },
  };
};
