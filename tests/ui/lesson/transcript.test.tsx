import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { TranscriptLines } from "../../../ui/lesson/transcript-lines.view.tsx";

const lines = [
  { start: 0, text: "Welcome on deck." },
  { start: 4.2, text: "Behind the yellow line you are safe." },
  { start: 9, text: "Keep one hand for yourself." },
];

const draw = (time = 5) => {
  const onSeek = vi.fn<(target: number) => void>();
  render(<TranscriptLines lines={lines} time={time} onSeek={onSeek} />);
  return onSeek;
};
const buttons = () => within(screen.getByRole("list", { name: "Lines of the transcript" })).getAllByRole("button");
const search = (words: string): void => void fireEvent.change(screen.getByLabelText("Search the transcript"), { target: { value: words } });

describe("The transcript of a video", () => {
  it("should mark the line that is spoken, and lead to the time of a line", () => {
    const onSeek = draw();
    expect(buttons().map((button) => button.getAttribute("aria-current"))).toEqual(["false", "true", "false"]);
    fireEvent.click(screen.getByRole("button", { name: "0:09 Keep one hand for yourself." }));
    expect(onSeek).toHaveBeenCalledWith(9);
  });

  it("should find lines by their words, whatever their case, and say how many", () => {
    draw();
    search("YELLOW");
    expect(buttons().map(({ textContent }) => textContent)).toEqual(["0:04 Behind the yellow line you are safe."]);
    expect(screen.getByRole("status").textContent).toBe("1 line found");
    search("anchor");
    expect(screen.queryByRole("list", { name: "Lines of the transcript" })).toBe(null);
    expect(screen.getByRole("status").textContent).toBe("No line contains these words.");
  });

  it("should be one stop of Tab, whose arrows, Home and End move between the lines", () => {
    draw();
    expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    buttons()[1]?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowDown" });
    expect(document.activeElement).toBe(buttons()[2]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Home" });
    expect(document.activeElement).toBe(buttons()[0]);
  });
});
