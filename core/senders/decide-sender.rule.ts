import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, type FieldRefusals, invalid, notFound } from "../kernel/failure.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { senderRefusals } from "./sender-refusals.ts";
import { type NewSender, type Sender, type SenderChange, senderLimits } from "./sender.model.ts";

type Known = Pick<Sender, "id" | "email" | "name" | "is_default" | "version"> & { readonly deleted_at: number | null };
type Confirming = Pick<Sender, "email"> & { readonly verification: Pick<Sender["verification"], "status" | "mailbox"> };

const gone: E.Either<Failure, never> = E.left(notFound(senderRefusals.sender_gone));

const nameProblem = (name: string): FieldRefusals => {
  if (name === "") return { name: [senderRefusals.sender_name_needed] };
  return /[\p{Cc}"<>]/u.test(name) ? { name: [senderRefusals.sender_name_invalid] } : {};
};

/**
 * Decides a new address: a removed one is brought back, and one that is there with the same name is taken for a retry.
 * @param known all addresses of the organisation, removed ones too
 * @returns the values to store, with the removed address that they replace, or `same` for nothing to write
 */
export const decideNewSender = <A extends Known>(
  known: readonly A[],
  asked: NewSender,
): E.Either<Failure, { readonly email: string; readonly name: string; readonly stored: A | null; readonly isSame: boolean }> => {
  const email = normalEmail(asked.email);
  const name = asked.name.trim();
  const problems = {
    ...(isEmail(email) ? {} : { email: [senderRefusals.sender_email_invalid({ email: asked.email.trim() })] }),
    ...nameProblem(name),
  };
  if (Object.keys(problems).length > 0) return E.left(invalid(problems));
  const stored = known.find((sender) => sender.email === email) ?? null;
  if (stored?.deleted_at === null)
    return stored.name === name
      ? E.right({ email, name, stored, isSame: true })
      : E.left(invalid({ email: [senderRefusals.sender_email_taken({ email })] }));
  if (known.filter(({ deleted_at }) => deleted_at === null).length >= senderLimits.senders)
    return E.left(invalid({ email: [senderRefusals.senders_full({ most: senderLimits.senders })] }));
  return E.right({ email, name, stored, isSame: false });
};

/** Decides another name; null where it is that name already. */
export const decideSenderName = (
  stored: Known | undefined,
  { version, name: asked }: SenderChange,
  current: unknown,
): Decision<{ readonly name: string }> => {
  if (stored === undefined || stored.deleted_at !== null) return gone;
  const name = asked.trim();
  if (stored.name === name) return E.right(null);
  if (stored.version !== version) return E.left(conflict(senderRefusals.sender_edited, current));
  const problems = nameProblem(name);
  return Object.keys(problems).length > 0 ? E.left(invalid(problems)) : E.right({ name });
};

/** An address that is in the list. */
export const decideThere = <A extends Known>(stored: A | undefined): E.Either<Failure, A> =>
  stored === undefined || stored.deleted_at !== null ? gone : E.right(stored);

/** Decides whether a removed address comes back; null where it is in the list. */
export const decideSenderReturn = <A extends Known>(stored: A | undefined, live: number): Decision<A> => {
  if (stored === undefined) return gone;
  if (stored.deleted_at === null) return E.right(null);
  return live >= senderLimits.senders
    ? E.left(invalid({ email: [senderRefusals.senders_full({ most: senderLimits.senders })] }))
    : E.right(stored);
};

/**
 * Decides whether the mailbox link is sent again.
 * @param now epoch seconds
 */
export const decideMailboxLink = ({ email, verification: { mailbox } }: Confirming, now: number): E.Either<Failure, void> => {
  if (mailbox.confirmed_at !== null) return E.left(conflict(senderRefusals.sender_confirmed({ email })));
  return mailbox.sent_at !== null && now - mailbox.sent_at < senderLimits.linkPause
    ? E.left(conflict(senderRefusals.sender_link_soon))
    : E.right(undefined);
};

/** Decides where a test goes: from an address that is not verified only to itself. */
export const decideSenderTest = ({ email, verification: { status } }: Confirming, asked: string): E.Either<Failure, string> => {
  const to = normalEmail(asked);
  if (!isEmail(to)) return E.left(invalid({ to: [senderRefusals.sender_test_invalid({ to: asked.trim() })] }));
  return status === "verified" || to === email ? E.right(to) : E.left(invalid({ to: [senderRefusals.sender_test_to_itself({ email })] }));
};
