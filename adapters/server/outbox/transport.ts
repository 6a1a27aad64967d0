import type { Letter } from "../../../core/outbox/letter.model.ts";
import type { Channel } from "../../../core/outbox/message.model.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";
import type { Origin } from "../senders/mail-sender.store.ts";

/**
 * A message as a transport receives it.
 * @property key idempotency key, the same in every attempt
 * @property line the organisation's sender number; null where it has none
 * @property from, replyTo who a mail is from
 * @property isResumed whether an earlier attempt may have reached the provider although its answer was lost
 * @property created_at epoch seconds
 */
export type Departing = Origin & {
  readonly key: string;
  readonly recipient: string;
  readonly letter: Letter;
  readonly org: { readonly name: string; readonly theme: OrgTheme };
  readonly line: string | null;
  readonly isResumed: boolean;
  readonly created_at: number;
};

/** Sends the messages of one channel. It never throws: errors are part of its answer. */
export type Transport = {
  /** the destination shown to the operator: a host, or "the demo's outbox" */
  readonly name: string;
  readonly send: (message: Departing) => Promise<TransportAnswer>;
  /** Connects and logs in without sending. */
  readonly check: () => Promise<TransportAnswer>;
  readonly close: () => void;
};

export type Transports = Readonly<Record<Channel, Transport>>;
