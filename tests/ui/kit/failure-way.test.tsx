import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { FailureState, FailureWay } from "../../../ui/kit/failure-state.view.tsx";

const show = (failure: Failure): void =>
  void render(
    <FailureWay value={<button type="button">Ask</button>}>
      <FailureState failure={failure} />
    </FailureWay>,
  );

describe("A failure that somebody else can mend", () => {
  it.each([
    [{ tag: "not-found", message: "Contact not found." }, 1],
    [{ tag: "forbidden", message: "You may not.", needs: "admins" }, 1],
    [{ tag: "offline" }, 0],
    [{ tag: "server", requestId: null, message: "Something went wrong." }, 0],
  ] as const)("should for %j offer the way of the application %i times", (failure, times) => {
    show(failure);
    expect(screen.queryAllByRole("button", { name: "Ask" })).toHaveLength(times);
  });
});
