import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { conflict, type Failure } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { token } from "../kernel/token.ts";
import { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** One own value that was changed by moving its contact: what it was before and after. */
export type MovedValue = { readonly contact: Contact; readonly field: string; readonly before: unknown; readonly after: unknown };

/** @property next what becomes of the value that is stored; null where that is not what the mover saw */
export type ValueMove = {
  readonly con_id: number;
  readonly field: string;
  readonly next: (stored: unknown) => { readonly value: unknown } | null;
};

/** Moves contacts by one of their own values, as in a tree or on a board; those of one contact one after the other. */
export type ValueMoves = {
  /** Refused as a conflict where somebody else has moved the contact meanwhile; changes to other fields do not count. */
  readonly move: (move: ValueMove) => TaskEither<Failure, MovedValue>;
  /** Gives the value back; refused as a conflict where somebody changed it since. */
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
  /** told of every contact that was changed */ readonly onStored: (contact: Contact) => void;
}): ValueMoves => {
  const turns = new Map<number, Promise<unknown>>();

  /** Writes on the newest version, as long as the value is what it was taken for. */
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
