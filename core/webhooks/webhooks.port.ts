import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type {
  DeliveryBody,
  DeliveryPage,
  DeliveryState,
  MadeWebhook,
  NewWebhook,
  ResendSince,
  Resent,
  Webhook,
  WebhookChange,
} from "./webhook.model.ts";

/** @property before cursor of a page; null for the first */
export type DeliveryQuery = { readonly state: DeliveryState | null; readonly before: number | null };

/** The webhooks of the organisation. */
export type WebhookStore = {
  /** Newest first. */
  readonly list: () => TaskEither<Failure, readonly Webhook[]>;
  /** @returns the secret with it, shown only once */
  readonly create: (asked: NewWebhook) => TaskEither<Failure, MadeWebhook>;
  /** Switching it on again also forgets how long it has been failing. */
  readonly change: (id: number, change: WebhookChange) => TaskEither<Failure, Webhook>;
  /** Gives it a new secret; for 24 hours deliveries are signed with both. */
  readonly rotate: (id: number) => TaskEither<Failure, MadeWebhook>;
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, Webhook>;
  /** The latest first. */
  readonly deliveries: (id: number, query: DeliveryQuery) => TaskEither<Failure, DeliveryPage>;
  /** What a delivery sends, as its webhook's role may see it now. */
  readonly body: (id: number, delivery: number) => TaskEither<Failure, DeliveryBody>;
  readonly resend: (id: number, delivery: number) => TaskEither<Failure, Resent>;
  readonly resendSince: (id: number, asked: ResendSince) => TaskEither<Failure, Resent>;
};
export const WebhookStore = token<WebhookStore>("webhooks.store");
