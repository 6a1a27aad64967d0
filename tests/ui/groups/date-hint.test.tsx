import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ClauseValue } from "../../../ui/staff/groups/clause-value.view.tsx";
import { gallery } from "../../../ui/staff/groups/date-hint.gallery.tsx";

const nothing = (): void => undefined;

describe("a date in words", () => {
  it("should show that it is being validated, then the date or the error [A4.17] [A5.07]", () => {
    const said = (state: string): string | null => {
      const { unmount } = render(gallery.states[state]?.());
      const text = screen.getByRole("status").textContent;
      unmount();
      return text;
    };
    expect(["blank", "validating", "right", "wrong"].map(said)).toEqual([
      "",
      "Validating...",
      "Jul 2, 2026, 3:00 PM",
      '"soonish" is not a valid format',
    ]);
  });

  it("should have its hint below each bound of an expression", () => {
    const Hint = ({ value }: { readonly value: string }) => <p>means {value}</p>;
    render(
      <ClauseValue
        operand="range"
        value={{ from: "yesterday", to: "now" }}
        isKept={false}
        error={undefined}
        DateHint={Hint}
        onLeave={nothing}
        onChange={nothing}
      />,
    );
    expect(screen.getByText("means yesterday")).toBeTruthy();
    expect(screen.getByText("means now")).toBeTruthy();
  });
});
