import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { distinctUntilChanged, filter, map, type Observable } from "rxjs";
import type { CallSuccess } from "../client/call-successes.service.ts";
import { pageOf } from "../client/error-event.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { latestValue, type Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import { tracked } from "../shell/embedding.rule.ts";
import type { ParentFrame } from "../shell/parent-frame.port.ts";
import type { AnalyticsEvent } from "./analytics.model.ts";
import { eventOfCall } from "./call-event.rule.ts";

/** Where events go. */
export type AnalyticsSink = { readonly send: (event: AnalyticsEvent) => TaskEither<Failure, void> };
export const AnalyticsSink = token<AnalyticsSink>("analytics.sink");

/**
 * Who is here.
 * @property integrations services that the organisation sends its events to; none: nothing is sent
 */
export type TrackedPerson = {
  readonly id: string;
  readonly sudo: boolean;
  readonly integrations: readonly string[];
  readonly facts: AnalyticsEvent["facts"];
};

/** Whom a session knows, as events are told of them; null while nobody is known. */
export const trackedPerson = <U>(
  current$: Observable<Remote<U | null>>,
  asTracked: (user: U) => TrackedPerson,
): Observable<TrackedPerson | null> =>
  current$.pipe(
    map((current) => {
      const user = latestValue(current) ?? null;
      return user === null ? null : asTracked(user);
    }),
  );

/** Tells what people do, where their organisation wants to know it. */
export type Analytics = {
  readonly track: (event: AnalyticsEvent) => void;
  /** @param path of the page; ids are left out */
  readonly pageViewed: (path: string) => void;
};
export const Analytics = token<Analytics>("analytics.analytics");

type Deps = {
  readonly sink: AnalyticsSink;
  /** the page around this one, which is told what people do whatever their organisation sends elsewhere */ readonly parent: Pick<
    ParentFrame,
    "post"
  >;
  readonly who$: Observable<TrackedPerson | null>;
  readonly successes$: Observable<CallSuccess>;
};

export const makeAnalytics = ({ sink, parent, who$, successes$ }: Deps): Analytics => {
  let person: TrackedPerson | null = null;
  const track = (event: AnalyticsEvent): void => {
    if (person !== null && person.integrations.length > 0) void sink.send(event)();
  };
  who$.subscribe((known) => {
    person = known;
  });
  who$
    .pipe(
      distinctUntilChanged((a, b) => a?.id === b?.id),
      filter((known) => known !== null && !known.sudo),
    )
    .subscribe((known) => {
      if (known !== null) track({ name: "identify", facts: known.facts });
    });
  successes$.subscribe(({ standsFor, reply }) => {
    const event = eventOfCall(standsFor, reply);
    if (event === null) return;
    parent.post(tracked(event.name, event.facts));
    track(event);
  });
  return { track, pageViewed: (path) => track({ name: "page_viewed", facts: { page: pageOf(path).slice(0, 200) } }) };
};
