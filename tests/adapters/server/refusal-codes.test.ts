import { describe, expect, it } from "vitest";
import { FailedReply } from "../../../adapters/contract/envelope.ts";
import { failedReply } from "../../../adapters/server/http/envelope.ts";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { forbidden, invalid } from "../../../core/kernel/failure.ts";
import { requiredRefusal } from "../../../core/validation/validation-message.rule.ts";

describe("a failure on the wire", () => {
  it("should carry its code and its values", () => {
    const { status, body } = failedReply(forbidden(tooManyAttempts(7)), "r");
    expect(status).toBe(403);
    expect(FailedReply.is(body)).toBe(true);
    expect(body).toMatchObject({
      message: "Too many attempts. Try again in 7 minutes.",
      code: "forbidden",
      reason: { code: "wait_minutes", values: { minutes: "7" } },
    });
  });

  it("should carry those of each field, and none where the table has none", () => {
    const { body } = failedReply(invalid({ email: [requiredRefusal("email"), "Something of its own"] }), "r");
    expect(body).toMatchObject({
      reason: { code: "required" },
      reasons: { email: [{ code: "required", values: { field: "Email" } }, null] },
    });
    expect(failedReply(forbidden("Something of its own"), "r").body).not.toHaveProperty("reason");
  });
});
