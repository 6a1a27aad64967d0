import { describe, expect, it } from "vitest";
import { alertMessages } from "../../../core/client/alert-messages.rule.ts";
import { type Alert, makeAlerts } from "../../../core/client/alerts.service.ts";
import { makeCallFailures } from "../../../core/client/call-failures.service.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";

const textsOf = (said: readonly Saying[]): readonly string[] => said.map(({ message }) => message);

const start = () => {
  const clock = fakeClock(1_000);
  const failures = makeCallFailures();
  const alerts = makeAlerts({ clock, failures });
  const said: Alert[] = [];
  alerts.shown$.subscribe((alert) => said.push(alert));
  return { clock, failures, alerts, said, texts: () => said.map(({ messages }) => textsOf(messages)) };
};
const missing: Failure = { tag: "not-found", message: "There is no such contact." };

describe("what an alert says of a failure", () => {
  it("should be the list of messages, else the one message [A8.04]", () => {
    expect(textsOf(alertMessages(invalid({ email: ["Email is invalid"], name: ["Name is required", " "] })))).toEqual([
      "Email is invalid",
      "Name is required",
    ]);
    expect(textsOf(alertMessages({ tag: "invalid", message: "No.", errors: {}, messages: ["One", "Two", "One"] }))).toEqual(["One", "Two"]);
    expect(textsOf(alertMessages({ tag: "invalid", message: "No.", errors: {}, messages: [] }))).toEqual(["No."]);
    expect(textsOf(alertMessages(missing))).toEqual(["There is no such contact."]);
    expect(textsOf(alertMessages({ tag: "offline" }))).toEqual(["You are offline."]);
  });

  it("should name the lack of permission when the server does not [A8.05]", () => {
    expect(textsOf(alertMessages({ tag: "forbidden", message: "" }))).toEqual(["You do not have permission to do that."]);
    expect(textsOf(alertMessages({ tag: "forbidden", message: "Only owners may." }))).toEqual(["Only owners may."]);
  });

  it("should be nothing where a window of its own says it: a session that has ended, a plan's limit [A8.05]", () => {
    expect(alertMessages({ tag: "unauthorized", message: "Please log in." })).toEqual([]);
    expect(alertMessages({ tag: "limited", message: "Reached.", payload: {} })).toEqual([]);
  });
});

describe("alerts", () => {
  it("should say what every failed call came to, unless its caller does so itself [A8.03]", () => {
    const { failures, said } = start();
    failures.tell(missing, "contacts.archive", true);
    expect(said).toEqual([]);
    failures.tell(missing, "contacts.archive");
    expect(said).toEqual([{ tone: "error", messages: [{ message: "There is no such contact." }], requestId: null }]);
  });

  it("should name the request of a fault of the server", () => {
    const { failures, said } = start();
    failures.tell({ tag: "server", message: "Something went wrong.", requestId: "5f0c" }, "contacts.list");
    expect(said).toEqual([{ tone: "error", messages: [{ message: "Something went wrong." }], requestId: "5f0c" }]);
  });

  it("should not say the same again within five seconds, however often it happens", () => {
    const { clock, failures, texts } = start();
    for (const seconds of [0, 2, 2, 1]) {
      clock.advance(seconds);
      failures.tell(missing, "contacts.list");
    }
    expect(texts()).toEqual([["There is no such contact."], ["There is no such contact."]]);
  });

  it("should say something else at once", () => {
    const { alerts, texts } = start();
    alerts.show("One");
    alerts.show(["One", "Two"]);
    alerts.show("One", "success");
    alerts.show([]);
    expect(texts()).toEqual([["One"], ["One", "Two"], ["One"]]);
  });
});
