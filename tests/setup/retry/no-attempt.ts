import { expect, inject, it } from "vitest";

it("fails at every attempt", () => {
  expect(inject("attempt")).toBe(3);
});
