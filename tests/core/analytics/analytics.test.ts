import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject } from "rxjs";
import { describe, expect, it } from "vitest";
import type { AnalyticsEvent } from "../../../core/analytics/analytics.model.ts";
import { makeAnalytics, type TrackedPerson } from "../../../core/analytics/analytics.service.ts";
import { type CallEvent, eventOfCall, lessonFinished } from "../../../core/analytics/call-event.rule.ts";
import { makeCallSuccesses } from "../../../core/client/call-successes.service.ts";
import type { ParentMessage } from "../../../core/shell/embedding.rule.ts";

const made: CallEvent = { name: "contact_created" };

const uma: TrackedPerson = { id: "7", sudo: false, integrations: ["events"], facts: { role: "user" } };

const start = (first: TrackedPerson | null) => {
  const sent: AnalyticsEvent[] = [];
  const told: ParentMessage[] = [];
  const who$ = new BehaviorSubject<TrackedPerson | null>(first);
  const successes = makeCallSuccesses();
  const analytics = makeAnalytics({
    sink: {
      send: (event) => async () => {
        sent.push(event);
        return E.right(undefined);
      },
    },
    parent: { post: (message) => void told.push(message) },
    who$,
    successes$: successes.successes$,
  });
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { analytics, who$, successes, names: async () => (await settled(), sent.map(({ name }) => name)), sent, told };
};

describe("analytics", () => {
  it("should identify a user once, and again after another one signs in [A7.30]", async () => {
    const { who$, names } = start(uma);
    who$.next({ ...uma });
    who$.next({ ...uma, id: "8" });
    expect(await names()).toEqual(["identify", "identify"]);
  });

  it("should never identify support staff who act as a user, but track what they do [A6.09]", async () => {
    const { analytics, names } = start({ ...uma, sudo: true });
    analytics.pageViewed("/ui/contacts/42?search=x");
    expect(await names()).toEqual(["page_viewed"]);
  });

  it("should report pages without their contents", async () => {
    const { analytics, sent, names } = start(uma);
    analytics.pageViewed("/ui/contacts/42?search=ada");
    await names();
    expect(sent.at(-1)).toEqual({ name: "page_viewed", facts: { page: "/ui/contacts/:id" } });
  });

  it("should report the events of successful calls [A7.30]", async () => {
    const { successes, names } = start(uma);
    successes.tell({ standsFor: made, reply: {} });
    successes.tell({ standsFor: lessonFinished, reply: { lesson_completed: false } });
    successes.tell({ standsFor: lessonFinished, reply: { lesson_completed: true } });
    expect(await names()).toEqual(["identify", "contact_created", "lesson_finished"]);
  });

  it("should report to the parent frame what users did, even without other recipients, but neither who they are nor what they look at [A1.09]", () => {
    const { analytics, successes, told } = start({ ...uma, integrations: [] });
    analytics.pageViewed("/ui/contacts");
    successes.tell({ standsFor: made, reply: {} });
    expect(told).toEqual([{ source: "app", v: 1, type: "track", name: "contact_created", data: {} }]);
  });

  it("should send nothing without a signed-in user, nor for an organisation without integrations", async () => {
    const nobody = start(null);
    nobody.analytics.pageViewed("/ui/");
    expect(await nobody.names()).toEqual([]);
    const quiet = start({ ...uma, integrations: [] });
    quiet.analytics.track({ name: "x", facts: {} });
    expect(await quiet.names()).toEqual([]);
  });

  it("should recognise a finished lesson by its reply", () => {
    expect(eventOfCall(lessonFinished, { lesson_completed: true })).toEqual({ name: "lesson_finished", facts: {} });
    for (const reply of [{ lesson_completed: false }, {}, null, "lesson_completed"]) expect(eventOfCall(lessonFinished, reply)).toBeNull();
  });
});
