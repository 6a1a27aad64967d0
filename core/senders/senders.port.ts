import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { NewSender, Sender, SenderChange } from "./sender.model.ts";

/** The addresses from which an organisation sends mail, for administrators. */
export type SenderStore = {
  /** The oldest first. */
  readonly all: () => TaskEither<Failure, readonly Sender[]>;
  /** Adds an address and mails it the link that confirms its mailbox; the first one becomes the default. */
  readonly create: (sender: NewSender) => TaskEither<Failure, Sender>;
  /** Refused as a conflict whose `current` is the stored address when its version has changed. */
  readonly rename: (id: number, change: SenderChange) => TaskEither<Failure, Sender>;
  /** Looks up the domain's records now. */
  readonly verify: (id: number) => TaskEither<Failure, Sender>;
  readonly makeDefault: (id: number) => TaskEither<Failure, Sender>;
  /** Mails the link again; the earlier one no longer works. */
  readonly sendLink: (id: number) => TaskEither<Failure, Sender>;
  readonly sendTest: (id: number, to: string) => TaskEither<Failure, void>;
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, Sender>;
  /** Confirms a mailbox with the secret of the mailed link, without a sign-in. */
  readonly confirm: (secret: string) => TaskEither<Failure, void>;
};
export const SenderStore = token<SenderStore>("senders.store");
