import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SudoView } from "../../../ui/staff/auth/sudo.view.tsx";
import { SudoBar } from "../../../ui/staff/frame/sudo-bar.view.tsx";

it("should say as whom support is signed in, and end it", () => {
  const onEnd = vi.fn();
  render(<SudoBar name="Olivia Owens" isEnding={false} onEnd={onEnd} />);
  expect(screen.getByText("Support is signed in as Olivia Owens")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "End" }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("should say that a link is used up, and offer to try again where the server did not answer", () => {
  const onRetry = vi.fn();
  const { unmount } = render(
    <SudoView failure={{ tag: "invalid", message: "", errors: { token: ["This link is no longer valid."] } }} onRetry={onRetry} />,
  );
  expect(screen.getByRole("alert").textContent).toContain("This link no longer works");
  unmount();
  render(<SudoView failure={{ tag: "offline" }} onRetry={onRetry} />);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
