import { describe, expect, it } from "vitest";
import { loggerOptions } from "../../../../adapters/server/http/logger.ts";

const token = "A-_9".repeat(10) + "abc";

describe("a request in the log", () => {
  it.each([
    [`/shared/${token}`, "/shared/[secret]"],
    [`/shared/${token}/zip?grant=1.x`, "/shared/[secret]/zip"],
    [`/shared/${token}/files/1/plan.pdf`, "/shared/[secret]/files/1/plan.pdf"],
    [`/api/files/shared/${token}`, "/api/files/shared/[secret]"],
    ["/api/contacts?search=ada", "/api/contacts"],
  ])("should be written without the token of a link and without its query: %s", (url, path) => {
    const { req } = loggerOptions("info").serializers;
    expect(req({ method: "GET", url, id: "1" })).toEqual({ method: "GET", path, id: "1" });
  });
});
