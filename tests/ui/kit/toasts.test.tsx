import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider, useToasts } from "../../../ui/kit/toasts.view.tsx";

const Sender = () => {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.show({ text: "Copied." })}>
      Copy
    </button>
  );
};

describe("toasts", () => {
  it("should be said politely", () => {
    render(
      <ToastsProvider queue={makeToastQueue()}>
        <Sender />
      </ToastsProvider>,
    );
    fireEvent.click(screen.getByText("Copy"));
    const list = within(screen.getByRole("region", { name: "Notifications" })).getByRole("list");
    expect(list.getAttribute("aria-live")).toBe("polite");
    expect(list.textContent).toContain("Copied.");
  });

  it("should undo once and go", () => {
    const queue = makeToastQueue();
    const undo = vi.fn();
    render(<ToastsProvider queue={queue}>page</ToastsProvider>);
    act(() => {
      queue.undoable("Archived.", "Undo", undo);
    });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Archived.")).toBeNull();
  });

  it("should go when dismissed", () => {
    const queue = makeToastQueue();
    render(<ToastsProvider queue={queue}>page</ToastsProvider>);
    act(() => {
      queue.show({ text: "Copied." });
    });
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Copied.")).toBeNull();
  });
});
