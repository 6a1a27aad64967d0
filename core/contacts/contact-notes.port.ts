import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ContactNote, ContactNotePage } from "./contact-note.model.ts";

export const longestNote = 10_000;
const mostVersions = 2_147_483_647;

/** `key` names the attempt: sent twice, it makes one note. */
export const NewNote = exactly("NewNote", { body: textUpTo(longestNote) }, { key: CreateKey });
/** `version` is the one that the change was made on. */
export const NoteChange = exactly("NoteChange", { body: textUpTo(longestNote), version: intBetween(1, mostVersions) }, {});

/** Where notes about contacts are kept. One request, one answer. */
export type ContactNotes = {
  /** The notes about one contact, the latest first. */
  readonly of: (contact: number) => TaskEither<Failure, readonly ContactNote[]>;
  /**
   * The notes about everybody in use, the latest first.
   * @param page from 1
   */
  readonly all: (page: number, search: string) => TaskEither<Failure, ContactNotePage>;
  /**
   * An attempt that made a note already is answered with it as it is now; refused as a conflict when it was deleted since.
   * @param key names the attempt
   */
  readonly add: (contact: number, body: string, key?: string) => TaskEither<Failure, ContactNote>;
  /** Refused as a conflict whose `current` is the stored note when somebody else changed it since; forbidden, as `remove` and `restore`, to everybody but its author and administrators. */
  readonly edit: (id: number, body: string, version: number) => TaskEither<Failure, ContactNote>;
  readonly remove: (id: number) => TaskEither<Failure, ContactNote>;
  readonly restore: (id: number) => TaskEither<Failure, ContactNote>;
};
export const ContactNotes = token<ContactNotes>("contacts.notes");
