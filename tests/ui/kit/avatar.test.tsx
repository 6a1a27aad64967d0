import { fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { initials } from "../../../core/users/initials.rule.ts";
import { avatarColour, avatarColours } from "../../../ui/kit/avatar-look.ts";
import { Avatar } from "../../../ui/kit/avatar.view.tsx";

const styles = readFileSync("ui/kit/avatar.module.css", "utf8");
const scale = readFileSync("ui/kit/tokens/scale.css", "utf8");

describe("the avatar", () => {
  it.each([
    ["Rosa Marsh", "RM"],
    ["Rosa Maria Marsh", "RM"],
    ["rosa", "R"],
    ["  Ana  ", "A"],
    ["Élodie ångström", "ÉÅ"],
    ["", ""],
  ])("should make %s into %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it("should have two initials at most", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("Rosa", "mei", "Ødegaard", "李"), { maxLength: 6 }), (words) => {
        expect(Array.from(initials(words.join(" ")))).toHaveLength(Math.min(2, words.length));
      }),
    );
  });

  it("should have one of the colours for every id, the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (id) => {
        expect(avatarColour(id)).toBeGreaterThanOrEqual(1);
        expect(avatarColour(id)).toBeLessThanOrEqual(avatarColours);
        expect(avatarColour(id)).toBe(avatarColour(id));
      }),
    );
  });

  it("should be 40 unless asked for another of its five sizes, as wide and as high as that says [A9.20]", () => {
    const ruleOf = (selector: string): string => styles.slice(styles.indexOf(`${selector} {`)).split("}")[0] ?? "";
    const sized = (selector: string, size: number): void => {
      for (const side of ["width", "height"]) expect(ruleOf(selector)).toContain(` ${side}: var(--size-${size});`);
      expect(scale).toContain(`--size-${size}: ${size}px;`);
    };
    render(<Avatar name="Rosa Marsh" />);
    expect(screen.getByRole("img", { name: "Rosa Marsh" }).getAttribute("data-size")).toBe("40");
    sized(".avatar", 40);
    for (const size of [24, 32, 60, 100] as const) {
      render(<Avatar name={`Size ${size}`} size={size} />);
      expect(screen.getByRole("img", { name: `Size ${size}` }).getAttribute("data-size")).toBe(String(size));
      sized(`.avatar[data-size="${size}"]`, size);
    }
  });

  it("should fall back to initials when its picture does not load", () => {
    const { container } = render(<Avatar name="Rosa Marsh" src="/files/rosa.png" />);
    const picture = container.querySelector("img") ?? document.body;
    expect(screen.getByRole("img", { name: "Rosa Marsh" }).textContent).toBe("");
    fireEvent.error(picture);
    expect(screen.getByRole("img", { name: "Rosa Marsh" }).textContent).toBe("RM");
  });
});
