import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/staff/contacts/texts/stopped-texts.gallery.tsx";

describe("The numbers of a contact that get no texts", () => {
  it("should be named with the word and the day [G106]", () => {
    render(gallery.states["one"]?.());
    expect(screen.getByRole("list", { name: "Numbers without texts" }).textContent).toMatch(
      /^\(212\) 555-0142 opted out of texts by STOP on \w+ \d{1,2}, 20\d\d\./,
    );
  });

  it("should be absent where all get texts", () => {
    const { container } = render(gallery.states["none"]?.());
    expect(container.textContent).toBe("");
  });
});
