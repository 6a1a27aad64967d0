import { cleanup, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SavedNote } from "../../../ui/lesson/player/saved-note.view.tsx";

describe("Where a learner's answers are", () => {
  it("should be said, and announced only when they are not with the server", () => {
    for (const [state, words, announced] of [
      ["saved", "Saved", ""],
      ["saving", "Saving…", ""],
      ["on-device", "Saved on this device", "Saved on this device. Your answers are sent when you are back online."],
      [
        "only-here",
        "Not saved: this browser keeps nothing",
        "Not saved: this browser keeps nothing. Keep this page open until you are back online.",
      ],
    ] as const) {
      render(<SavedNote saving={{ state, keeps: state !== "only-here" }} />);
      expect(screen.getByText(words).textContent).toBe(words);
      expect(screen.getByRole("status").textContent).toBe(announced);
      cleanup();
    }
  });

  it("should say that the browser keeps nothing, and what to do, before anything is lost", () => {
    render(<SavedNote saving={{ state: "saved", keeps: false }} />);
    expect(screen.getByRole("status").textContent).toContain(
      "Saved. This browser keeps nothing: its storage is blocked or full. Stay online while you answer.",
    );
  });
});
