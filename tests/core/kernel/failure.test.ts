import { describe, expect, it } from "vitest";
import { conflict, type Failure, failureMessage, forbidden, invalid, notFound, unauthorized } from "../../../core/kernel/failure.ts";

const said = { unauthorized: "Please log in.", forbidden: "You may not.", "not-found": "It is gone.", conflict: "Somebody else was first.", limited: "Your plan ends here.", busy: "Too many at once.", server: "Something went wrong on our side.", "too-large": "At most 10 MB." } as const;

const failures: readonly Failure[] = [
  unauthorized(said.unauthorized),
  forbidden(said.forbidden),
  notFound(said["not-found"]),
  conflict(said.conflict),
  { tag: "limited", message: said.limited, payload: {} },
  { tag: "busy", message: said.busy, retryAfter: 1 },
  { tag: "server", message: said.server, requestId: null },
  { tag: "too-large", message: said["too-large"], limit: 10 },
];

describe("what is said of a failure", () => {
  it.each(failures)("should be the server's own words where it sent some: $tag [C8.08]", (failure) => {
    expect(Object.values(said)).toContain(failureMessage(failure));
  });

  it("should be the first of the messages about fields", () => {
    expect(failureMessage(invalid({ email: ["Email is invalid", "Email is too long"], name: ["Name is required"] }))).toBe("Email is invalid");
    expect(failureMessage(invalid({}))).toBe("The input is invalid.");
  });

  it("should be all that the server listed of a refusal, each once", () => {
    expect(failureMessage({ tag: "invalid", message: "Not archived.", errors: {}, messages: ["Not archived.", "Somebody works on it.", "Not archived."] })).toBe("Not archived. Somebody works on it.");
  });

  it.each<Failure>([{ tag: "offline" }, { tag: "timeout" }, { tag: "malformed", endpoint: "contacts.list", report: ["$.name: expected a text"] }])("should be a sentence without anything technical where there is no answer, or none that can be read: $tag", (failure) => {
    expect(failureMessage(failure)).toMatch(/^[A-Z][a-z ]+\.$/);
  });
});
