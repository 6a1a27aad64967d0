import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { makeCallFailures } from "../../../core/client/call-failures.service.ts";
import { ErrorEvent, framesOf, pageOf } from "../../../core/client/error-event.model.ts";
import { makeErrorReports } from "../../../core/client/error-reports.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";

const start = (hasToken = true) => {
  const sent: ErrorEvent[] = [];
  const warned: string[] = [];
  const failures = makeCallFailures();
  const reports = makeErrorReports({
    sink: {
      send: (event) => async () => {
        sent.push(event);
        return E.right(hasToken);
      },
    },
    failures,
    log: { warn: (message) => void warned.push(message) },
    path: () => "/ui/contacts/42?search=ada@example.com",
  });
  return { reports, failures, sent, warned };
};
const fault: Failure = { tag: "server", message: "Something with ada@example.com", requestId: "r1" };
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("error reports", () => {
  it("should report server errors and undecodable responses, by call and request [A8.06]", () => {
    const { failures, sent } = start();
    failures.tell(fault, "contacts.list");
    failures.tell({ tag: "malformed", endpoint: "contacts.get", report: ["name: ada@example.com"] }, "contacts.get");
    for (const tag of ["offline", "timeout"] as const) failures.tell({ tag }, "contacts.get");
    failures.tell({ tag: "not-found", message: "ada@example.com" }, "contacts.get");
    expect(sent).toEqual([
      { name: "server", call: "contacts.list", request_id: "r1", page: "/ui/contacts/:id" },
      { name: "malformed", call: "contacts.get", page: "/ui/contacts/:id" },
    ]);
    expect(JSON.stringify(sent)).not.toContain("ada");
  });

  it("should not report errors whose data says not to track them [A8.06]", () => {
    const { reports, failures, sent } = start();
    reports.report(new TypeError("x"), { track: false });
    reports.report(Object.assign(new Error("x"), { data: { track: false } }));
    failures.tell(fault, "contacts.list", false);
    expect(sent).toEqual([]);
    reports.report(new TypeError("x"), { track: true });
    expect(sent).toHaveLength(1);
  });

  it("should warn once without a token, and be skipped from then on [A8.07]", async () => {
    const { reports, sent, warned } = start(false);
    reports.report(new Error("x"));
    await settled();
    reports.report(new Error("y"));
    await settled();
    expect([sent.length, warned]).toEqual([1, ["Error reports are skipped: the server has no token for them."]]);
  });

  it("should never report a failed report, nor more than twenty errors on a page", () => {
    const { reports, failures, sent } = start();
    failures.tell(fault, "reports.send");
    for (let time = 0; time < 30; time += 1) reports.report(new Error("x"));
    expect(sent).toHaveLength(20);
  });

  it("should contain no message of the thrown value", () => {
    const typed = fc.stringMatching(/^[a-z]{12,20}@example\.com$/);
    fc.assert(
      fc.property(typed, (secret) => {
        const { reports, sent } = start();
        reports.report(new Error(secret));
        reports.report(secret);
        reports.report({ field: secret });
        expect(sent).toHaveLength(3);
        expect(JSON.stringify(sent)).not.toContain(secret);
        for (const event of sent) expect(ErrorEvent.is(event)).toBe(true);
      }),
    );
  });
});

describe("the position of an error", () => {
  it("should be taken from its stack, without addresses and messages", () => {
    const chrome =
      "TypeError: ada@example.com is not iterable\n    at drawRow (https://app.example/assets/list-abc.js?v=1:10:20)\n    at https://app.example/assets/main.js:3:4";
    expect(framesOf(chrome)).toEqual(["drawRow /assets/list-abc.js:10:20", "/assets/main.js:3:4"]);
    expect(framesOf(undefined)).toEqual([]);
  });

  it.each([
    ["/ui/contacts/42", "/ui/contacts/:id"],
    ["/portal/harbor/course/7/lesson/9?x=1#y", "/portal/harbor/course/:id/lesson/:id"],
    ["/ui/reset/0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11", "/ui/reset/:id"],
  ])("should be for %s %s", (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});
