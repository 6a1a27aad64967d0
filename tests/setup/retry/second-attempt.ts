import { expect, inject, it } from "vitest";

it("passes at the second attempt", () => {
  expect(inject("attempt")).toBe(2);
});
