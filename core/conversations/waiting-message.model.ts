import * as t from "io-ts";
import { type Failure, sayingOf } from "../kernel/failure.ts";
import { mayHaveArrived } from "../kernel/may-have-arrived.rule.ts";
import { orNull } from "../kernel/or-null.ts";
import type { Saying } from "../kernel/refusal.ts";
import type { NewMessage } from "./thread.model.ts";

/**
 * Where a message belongs: a thread, or a new one.
 * @property con_id the contact to whom staff write; null for a learner's own
 */
export type MessagePlace = { readonly con_id: number | null; readonly thread_id: number | null };

const Problem = t.type({ message: t.string, code: orNull(t.string), values: t.record(t.string, t.string) });

/**
 * A message that the server has not confirmed, as the device keeps it.
 * @property begin the key of the thread that it begins; null for a message of a thread
 * @property at when it was written, epoch seconds
 * @property problem why it was refused; null while it waits to be sent
 */
export const WaitingMessage = t.type(
  {
    key: t.string,
    con_id: orNull(t.number),
    thread_id: orNull(t.number),
    begin: orNull(t.string),
    body: t.string,
    at: t.number,
    problem: orNull(Problem),
  },
  "WaitingMessage",
);
export type WaitingMessage = t.TypeOf<typeof WaitingMessage>;

/** Whether a message belongs to a place. */
export const isAt = ({ con_id, thread_id }: MessagePlace, message: MessagePlace): boolean =>
  message.con_id === con_id && message.thread_id === thread_id;

/** What is sent of it. */
export const newMessageOf = ({ key, body, thread_id, begin }: WaitingMessage): NewMessage => ({
  key,
  body,
  ...(thread_id === null ? {} : { thread_id }),
  ...(begin === null ? {} : { begin }),
});

/** Whether a message that could not be sent is sent later by itself; any other failure is a refusal. */
export const waitsForLater = (failure: Failure): boolean =>
  mayHaveArrived(failure) || failure.tag === "unauthorized" || failure.tag === "full";

/** A refused message. */
export const refusedMessage = (message: WaitingMessage, failure: Failure): WaitingMessage => {
  const { message: said, code = null, values = {} } = sayingOf(failure);
  return { ...message, problem: { message: said, code, values } };
};

/** Why a message was refused, to be translated. */
export const problemSaying = ({ message, code, values }: NonNullable<WaitingMessage["problem"]>): Saying =>
  code === null ? { message } : { message, code, values };

/**
 * Where an unconfirmed message is: being sent, waiting for the network or the server, or refused.
 * @param isFailing whether the last attempt to send anything failed
 */
export const waitingState = ({ problem }: WaitingMessage, isFailing: boolean): "sending" | "waiting" | "refused" =>
  problem !== null ? "refused" : isFailing ? "waiting" : "sending";
