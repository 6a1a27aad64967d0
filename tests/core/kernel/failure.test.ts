import { describe, expect, it } from "vitest";
import { conflict, type Failure, failureMessage, forbidden, invalid, notFound, unauthorized } from "../../../core/kernel/failure.ts";

const failures: readonly (readonly [string, Failure])[] = [
  ["Please log in.", unauthorized("Please log in.")],
  ["You may not.", forbidden("You may not.")],
  ["It is gone.", notFound("It is gone.")],
  ["Somebody else was first.", conflict("Somebody else was first.")],
  ["Your plan ends here.", { tag: "limited", message: "Your plan ends here.", payload: {} }],
  ["Too many at once.", { tag: "busy", message: "Too many at once.", retryAfter: 1 }],
  ["Something went wrong on our side.", { tag: "server", message: "Something went wrong on our side.", requestId: null }],
  ["At most 10 MB.", { tag: "too-large", message: "At most 10 MB.", limit: 10 }],
];

describe("the message of a failure", () => {
  it.each(failures)("should be the server's own if it sent one: %s [C8.08]", (words, failure) => {
    expect(failureMessage(failure)).toBe(words);
  });

  it("should be the first of the messages by field", () => {
    expect(failureMessage(invalid({ email: ["Email is invalid", "Email is too long"], name: ["Name is required"] }))).toBe(
      "Email is invalid",
    );
    expect(failureMessage(invalid({}))).toBe("The input is invalid.");
  });

  it("should be all that the server listed of a refusal, each once", () => {
    expect(
      failureMessage({
        tag: "invalid",
        message: "Not archived.",
        errors: {},
        messages: ["Not archived.", "Somebody works on it.", "Not archived."],
      }),
    ).toBe("Not archived. Somebody works on it.");
  });

  it.each<Failure>([
    { tag: "offline" },
    { tag: "timeout" },
    { tag: "malformed", endpoint: "contacts.list", report: ["$.name: expected a text"] },
  ])("should be a sentence without technical terms if there is no response, or an unreadable one: $tag", (failure) => {
    expect(failureMessage(failure)).toMatch(/^[A-Z][a-z ]+\.$/);
  });
});
