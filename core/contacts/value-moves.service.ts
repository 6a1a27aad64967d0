import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { conflict, type Failure } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { token } from "../kernel/token.ts";
import { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** A custom value changed by moving its contact, with its old and new value. */
export type MovedValue = { readonly contact: Contact; readonly field: string; readonly before: unknown; readonly after: unknown };

/** @property next computes the new value from the stored one; null where that is not what the user saw */
export type ValueMove = {
  readonly con_id: number;
  readonly field: string;
  readonly next: (stored: unknown) => { readonly value: unknown } | null;
};

/** Moves contacts by changing a custom value, as in a tree or on a board; moves of one contact run one after the other. */
export type ValueMoves = {
  /** Refused as a conflict where another user has moved the contact meanwhile; changes to other fields do not count. */
  readonly move: (move: ValueMove) => TaskEither<Failure, MovedValue>;
  /** Restores the old value; refused as a conflict where another user changed it since. */
  readonly undo: (moved: MovedValue) => TaskEither<Failure, Contact>;
};
export const ValueMoves = token<ValueMoves>("contacts.value-moves");

const movedMeanwhile = (contact: Contact): Failure => conflict(`${contact.name} was moved by someone else in the meantime.`, contact);
const valueIn = (contact: Contact, field: string): unknown => contact.fields[field] ?? null;

export const makeValueMoves = ({
  store,
  onStored,
}: {
  readonly store: ContactStore;
  /** called with every changed contact */ readonly onStored: (contact: Contact) => void;
}): ValueMoves => {
  const turns = new Map<number, Promise<unknown>>();

  /** Writes on the current version, retrying version conflicts while the value is unchanged. */
  const write = async (contact: Contact, field: string, value: unknown): Promise<E.Either<Failure, Contact>> => {
    const answer = await store.update(contact.con_id, { version: contact.version, fields: { [field]: value } })();
    if (E.isRight(answer)) {
      onStored(answer.right);
      return answer;
    }
    if (answer.left.tag !== "conflict" || !Contact.is(answer.left.current)) return answer;
    const theirs = answer.left.current;
    return sameValue(valueIn(theirs, field), valueIn(contact, field)) ? write(theirs, field, value) : E.left(movedMeanwhile(theirs));
  };
  const inTurn = <A>(id: number, work: () => Promise<A>): Promise<A> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(work);
    const last = mine.finally(() => {
      if (turns.get(id) === last) turns.delete(id);
    });
    turns.set(id, last);
    return mine;
  };
  return {
    move:
      ({ con_id, field, next }) =>
      () =>
        inTurn(con_id, async (): Promise<E.Either<Failure, MovedValue>> => {
          const read = await store.get(con_id)();
          if (E.isLeft(read)) return read;
          const before = valueIn(read.right, field);
          const after = next(before);
          if (after === null) return E.left(movedMeanwhile(read.right));
          const written = await write(read.right, field, after.value);
          return E.isLeft(written) ? written : E.right({ contact: written.right, field, before, after: after.value });
        }),
    undo:
      ({ contact, field, before, after }) =>
      () =>
        inTurn(contact.con_id, async (): Promise<E.Either<Failure, Contact>> => {
          const read = await store.get(contact.con_id)();
          if (E.isLeft(read)) return read;
          return sameValue(valueIn(read.right, field), after) ? write(read.right, field, before) : E.left(movedMeanwhile(read.right));
        }),
  };
};
