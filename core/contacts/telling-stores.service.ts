import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { ContactChangeKind, TellChange } from "./contact-change.model.ts";
import type { ContactLifecycle } from "./contact-lifecycle.port.ts";
import { ContactNote } from "./note.model.ts";
import type { ContactNotes } from "./notes.port.ts";

/** Blocks, deletes and restores contacts and sets their photos, and publishes each change. */
export const tellingLife = (life: ContactLifecycle, tell: TellChange): ContactLifecycle => {
  const told =
    <A>(what: ContactChangeKind, command: (id: number) => TaskEither<Failure, A>) =>
    (id: number): TaskEither<Failure, A> =>
      pipe(
        command(id),
        TE.tapIO(() => () => tell({ contact: id, what })),
      );
  return {
    bin: life.bin,
    remove: told("deleted", life.remove),
    restore: told("restored", life.restore),
    block: told("blocked", life.block),
    unblock: told("blocked", life.unblock),
    setPhoto: (id, photo) => told("photo", (contact) => life.setPhoto(contact, photo))(id),
  };
};

/** Creates, changes and deletes notes, and publishes each change; also publishes a version conflict, as the shown note is then outdated. */
export const tellingNotes = (notes: ContactNotes, tell: TellChange): ContactNotes => {
  const told =
    (command: TaskEither<Failure, ContactNote>): TaskEither<Failure, ContactNote> =>
    async () => {
      const answer = await command();
      const note = E.isRight(answer) ? answer.right : answer.left.tag === "conflict" ? answer.left.current : null;
      if (ContactNote.is(note)) tell({ contact: note.con_id, what: "notes" });
      return answer;
    };
  return {
    of: notes.of,
    all: notes.all,
    add: (contact, body, key) => told(notes.add(contact, body, key)),
    edit: (id, body, version) => told(notes.edit(id, body, version)),
    remove: (id) => told(notes.remove(id)),
    restore: (id) => told(notes.restore(id)),
  };
};
