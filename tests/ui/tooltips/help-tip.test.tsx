import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/gallery/kit/help-tip.gallery.tsx";

const drawn = (name: string) => render(gallery.states[name]?.());

describe("the icon that explains", () => {
  it("should open its words, what to read and the film [A3.13, C3.45]", async () => {
    drawn("icon");
    fireEvent.click(screen.getByRole("button", { name: "What is this?" }));
    const tip = await screen.findByRole("dialog", { name: "What is this?" });
    expect(within(tip).getByText("The people you teach, coach or write to.")).toBeDefined();
    expect(
      within(tip)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Find a contact", "/ui/help/find-a-contact"],
      ["Watch a video", "https://films.example/contacts"],
    ]);
  });

  it("should show authors its slug, and stand out where nothing is written [A2.17]", () => {
    drawn("named");
    expect(screen.getByRole("button", { name: "Tooltip contacts-list" }).textContent).toBe("contacts-list");
    drawn("unresolved");
    const open = screen.getByRole("button", { name: "No tooltip for contacts-map" });
    expect(open.textContent).toBe("contacts-map");
    expect(open.getAttribute("data-unresolved")).toBe("true");
  });
});
