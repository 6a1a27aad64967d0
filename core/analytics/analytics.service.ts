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

/** Receives events. */
export type AnalyticsSink = { readonly send: (event: AnalyticsEvent) => TaskEither<Failure, void> };
export const AnalyticsSink = token<AnalyticsSink>("analytics.sink");

/**
 * The signed-in user or learner.
 * @property integrations services that receive the organisation's events; with none, no events are sent
 */
export type TrackedPerson = {
  readonly id: string;
  readonly sudo: boolean;
  readonly integrations: readonly string[];
  readonly facts: AnalyticsEvent["facts"];
};

/** Maps the user of a session to the tracked person; null while no user is signed in. */
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

/** Tracks user actions if the organisation has an analytics integration. */
export type Analytics = {
  readonly track: (event: AnalyticsEvent) => void;
  /** @param path of the page; ids are removed */
  readonly pageViewed: (path: string) => void;
};
export const Analytics = token<Analytics>("analytics.analytics");

type Deps = {
  readonly sink: AnalyticsSink;
  /** the embedding page; receives call events regardless of the organisation's integrations */ readonly parent: Pick<ParentFrame, "post">;
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
