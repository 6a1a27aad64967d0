import type { Letter } from "../../../core/outbox/letter.model.ts";
import type { Channel } from "../../../core/outbox/message.model.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";

/**
 * A message as a transport gets it.
 * @property key the same in every attempt of the same message
 * @property line the number that the organisation texts from; null where it has none
 * @property isResumed whether an attempt before this one may have reached the provider although its answer did not reach us
 * @property created_at epoch seconds
 */
export type Departing = {
  readonly key: string;
  readonly recipient: string;
  readonly letter: Letter;
  readonly org: { readonly name: string; readonly theme: OrgTheme };
  readonly line: string | null;
  readonly isResumed: boolean;
  readonly created_at: number;
};

/** A way out for messages of one channel. It never throws: what went wrong is its answer. */
export type Transport = {
  /** where messages go, for the operator: a host, or "the demo's outbox" */
  readonly name: string;
  readonly send: (message: Departing) => Promise<TransportAnswer>;
  /** Connects and logs in, and sends nothing. */
  readonly check: () => Promise<TransportAnswer>;
  readonly close: () => void;
};

export type Transports = Readonly<Record<Channel, Transport>>;
