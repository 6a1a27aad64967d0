import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { alertMessages } from "../../../core/client/alert-messages.rule.ts";
import { type Alert, makeAlerts } from "../../../core/client/alerts.service.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";

const textsOf = (said: readonly Saying[]): readonly string[] => said.map(({ message }) => message);

const start = () => {
  const clock = fakeClock(1_000);
  const alerts = makeAlerts({ clock });
  const said: Alert[] = [];
  alerts.shown$.subscribe((alert) => said.push(alert));
  return { clock, alerts, said, texts: () => said.map(({ messages }) => textsOf(messages)) };
};
const missing: Failure = { tag: "not-found", message: "Contact not found." };

describe("the messages of an alert", () => {
  it("should be the list of messages, otherwise the single message [A8.04]", () => {
    expect(textsOf(alertMessages(invalid({ email: ["Email is invalid"], name: ["Name is required", " "] })))).toEqual([
      "Email is invalid",
      "Name is required",
    ]);
    expect(textsOf(alertMessages({ tag: "invalid", message: "No.", errors: {}, messages: ["One", "Two", "One"] }))).toEqual(["One", "Two"]);
    expect(textsOf(alertMessages({ tag: "invalid", message: "No.", errors: {}, messages: [] }))).toEqual(["No."]);
    expect(textsOf(alertMessages(missing))).toEqual(["Contact not found."]);
    expect(textsOf(alertMessages({ tag: "offline" }))).toEqual(["Your device is offline or the server is not responding."]);
  });

  it("should name the missing permission when the server does not [A8.05]", () => {
    expect(textsOf(alertMessages({ tag: "forbidden", message: "" }))).toEqual(["You do not have permission to do that."]);
    expect(textsOf(alertMessages({ tag: "forbidden", message: "Only owners may." }))).toEqual(["Only owners may."]);
  });

  it("should be none where another window shows it: a session that has ended, a plan's limit [A8.05]", () => {
    expect(alertMessages({ tag: "unauthorized", message: "Please log in." })).toEqual([]);
    expect(alertMessages({ tag: "limited", message: "Reached.", payload: {} })).toEqual([]);
  });
});

describe("alerts", () => {
  it("should report the failure of a command once, and pass it on [A8.03]", async () => {
    const { alerts, said } = start();
    expect(await alerts.reporting(async () => E.left(missing))()).toEqual(E.left(missing));
    expect(said).toEqual([{ tone: "error", messages: [{ message: "Contact not found." }], requestId: null }]);
  });

  it("should report nothing for a successful command, nor before it runs", async () => {
    const { alerts, said } = start();
    alerts.reporting(async () => E.left(missing));
    expect(await alerts.reporting(async () => E.right(3))()).toEqual(E.right(3));
    expect(said).toEqual([]);
  });

  it("should name the request of a server error", () => {
    const { alerts, said } = start();
    alerts.showFailure({ tag: "server", message: "Something went wrong.", requestId: "5f0c" });
    expect(said).toEqual([{ tone: "error", messages: [{ message: "Something went wrong." }], requestId: "5f0c" }]);
  });

  it("should not repeat an alert within five seconds, however often it occurs", () => {
    const { clock, alerts, texts } = start();
    for (const seconds of [0, 2, 2, 1]) {
      clock.advance(seconds);
      alerts.showFailure(missing);
    }
    expect(texts()).toEqual([["Contact not found."], ["Contact not found."]]);
  });

  it("should show another alert immediately", () => {
    const { alerts, texts } = start();
    alerts.show("One");
    alerts.show(["One", "Two"]);
    alerts.show("One", "success");
    alerts.show([]);
    expect(texts()).toEqual([["One"], ["One", "Two"], ["One"]]);
  });
});
