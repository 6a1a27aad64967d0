import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SaidAgo } from "../../../ui/kit/time-ago.view.tsx";

const now = 1_780_000_000;

describe("a sentence with a time in it", () => {
  it.each([
    [(when: string) => `Saved ${when}`, "Saved 2 hours ago"],
    [(when: string) => `${when} it was saved.`, "2 hours ago it was saved."],
    [(when: string) => `It was ${when} that it was saved.`, "It was 2 hours ago that it was saved."],
  ])("should have the time where the grammar of the language puts it", (say, sentence) => {
    const { container } = render(<SaidAgo say={say} at={now - 7_200} now={now} />);
    expect(container.textContent).toBe(sentence);
    expect(container.querySelector("time")?.textContent).toBe("2 hours ago");
  });
});
