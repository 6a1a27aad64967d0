import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ContactNote, ContactNotePage } from "./note.model.ts";

export const longestNote = 10_000;
const mostVersions = 2_147_483_647;

/** `key` is the idempotency key. */
export const NewNote = exactly("NewNote", { body: textUpTo(longestNote) }, { key: CreateKey });
/** `version` is the one that the change is based on. */
export const NoteChange = exactly("NoteChange", { body: textUpTo(longestNote), version: intBetween(1, mostVersions) }, {});

/** Store of notes about contacts. Each method is one request. */
export type ContactNotes = {
  /** The notes about one contact, newest first. */
  readonly of: (contact: number) => TaskEither<Failure, readonly ContactNote[]>;
  /**
   * The notes about all contacts in use, newest first.
   * @param page from 1
   */
  readonly all: (page: number, search: string) => TaskEither<Failure, ContactNotePage>;
  /**
   * A retry returns the note created earlier in its current state; a conflict where it was deleted since.
   * @param key idempotency key
   */
  readonly add: (contact: number, body: string, key?: string) => TaskEither<Failure, ContactNote>;
  /**
   * Refused as a conflict whose `current` is the stored note (version conflict); forbidden, as `remove` and `restore`, to all but its
   * author and administrators.
   */
  readonly edit: (id: number, body: string, version: number) => TaskEither<Failure, ContactNote>;
  readonly remove: (id: number) => TaskEither<Failure, ContactNote>;
  readonly restore: (id: number) => TaskEither<Failure, ContactNote>;
};
export const ContactNotes = token<ContactNotes>("contacts.notes");
