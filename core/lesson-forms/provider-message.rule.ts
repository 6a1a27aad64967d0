import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { webAddress } from "../kernel/web-address.ts";
import type { ProvidedType } from "../lessons/shown/provider-card.rule.ts";

/** A message from the window of an item's frame; `origin` as the browser states it. */
export type FrameMessage = { readonly origin: string; readonly data: unknown };

/**
 * What a message of a provider says: the item is `done` with an answer, a signature has to be looked up (`check`), or the frame waits for
 * a `reply`.
 */
export type ProviderWord =
  | { readonly kind: "done"; readonly answer: unknown }
  | { readonly kind: "check" }
  | { readonly kind: "reply"; readonly message: unknown };

/**
 * One provider.
 * @property hosts that its messages may come from besides the frame's own origin, each with its subdomains, by https only
 * @property read what a message says, null for any other
 */
type Provider = { readonly hosts: readonly string[]; readonly read: (data: unknown) => ProviderWord | null };

const done: ProviderWord = { kind: "done", answer: { done: true } };
const when =
  <A>(codec: t.Type<A, unknown>, word: (message: A) => ProviderWord) =>
  (data: unknown): ProviderWord | null => {
    const message = codec.decode(data);
    return E.isRight(message) ? word(message.right) : null;
  };

const mostPoints = 1200;
const Points = t.refinement(t.number, (n) => n >= 0 && n <= mostPoints, "points from 0 to 1200");
const Completed = t.intersection([
  t.type({ type: t.literal("lesson-item"), action: t.literal("complete") }),
  t.partial({ points: Points }),
]);
const Signed = t.union([t.literal("completed"), t.type({ event: t.literal("completed") }), t.type({ type: t.literal("completed") })]);
const FromCal = t.type({ originator: t.literal("CAL") });
const CalReady = t.intersection([FromCal, t.type({ type: t.literal("__iframeReady") })]);
const Booked = t.intersection([
  FromCal,
  t.type({ type: t.literal("bookingSuccessful") }),
  t.partial({ data: t.partial({ date: t.unknown, booking: t.partial({ startTime: t.unknown }) }) }),
]);

/** Epoch seconds of an ISO time; null for anything else. */
const secondsOf = (time: unknown): number | null => {
  const ms = typeof time === "string" ? Date.parse(time) : Number.NaN;
  return Number.isNaN(ms) ? null : Math.floor(ms / 1000);
};

const cal = (data: unknown): ProviderWord | null =>
  when(CalReady, () => ({ kind: "reply", message: { originator: "CAL", method: "parentKnowsIframeReady" } }))(data) ??
  when(Booked, (booked) => ({
    kind: "done",
    answer: { done: true, time: secondsOf(booked.data?.date) ?? secondsOf(booked.data?.booking?.startTime) },
  }))(data);

/** How each provider says that its item is done. An embedded page has nothing to say. */
const providers: Readonly<Record<ProvidedType, Provider>> = {
  embed: { hosts: [], read: () => null },
  custom: {
    hosts: [],
    read: when(Completed, ({ points }) => ({ kind: "done", answer: { done: true, points: points ?? null } })),
  },
  typeform: { hosts: ["typeform.com"], read: when(t.type({ type: t.literal("form-submit") }), () => done) },
  jotform: { hosts: ["jotform.com"], read: when(t.type({ action: t.literal("submission-completed") }), () => done) },
  calendly: { hosts: ["calendly.com"], read: when(t.type({ event: t.literal("calendly.event_scheduled") }), () => done) },
  cal: { hosts: ["cal.com"], read: cal },
  signwell: { hosts: ["signwell.com"], read: when(Signed, () => ({ kind: "check" })) },
};

const isOf = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`);

/** Whether a provider speaks from this origin: that of the frame's address, or for an address of the provider any host of it. */
const isFrom = ({ hosts }: Provider, address: string, origin: string): boolean => {
  const [framed, from] = [webAddress(address), webAddress(origin)];
  if (framed === null || from === null) return false;
  if (framed.scheme === from.scheme && framed.host === from.host && framed.port === from.port) return true;
  return from.scheme === "https" && from.port === "" && hosts.some((known) => isOf(framed.host, known) && isOf(from.host, known));
};

/**
 * Reads a message of an item's frame.
 * @param address of the frame
 * @param message from the frame's own window; messages of other windows never get here
 * @returns null for a message of another origin or shape, which is ignored
 */
export const providerWord = (type: ProvidedType, address: string, { origin, data }: FrameMessage): ProviderWord | null => {
  const provider = providers[type];
  return isFrom(provider, address, origin) ? provider.read(data) : null;
};
