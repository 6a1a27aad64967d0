import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import type { Failure } from "../kernel/failure.ts";
import { pageOf } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";

export const longestNote = 10_000;
const mostVersions = 2_147_483_647;

/**
 * What somebody wrote down about a contact. Times are epoch seconds.
 * @property editor who changed it last, where that was not its author
 * @property editable whether who asks may change it
 */
export const ContactNote = t.type(
  {
    id: t.number,
    con_id: t.number,
    contact: t.string,
    body: t.string,
    author_id: t.union([t.number, t.null]),
    author: t.union([t.string, t.null]),
    editor: t.union([t.string, t.null]),
    editable: t.boolean,
    version: t.number,
    created_at: t.number,
    updated_at: t.number,
  },
  "ContactNote",
);
export type ContactNote = t.TypeOf<typeof ContactNote>;

export const ContactNotePage = pageOf(ContactNote);
export type ContactNotePage = t.TypeOf<typeof ContactNotePage>;

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
