import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { watchTyping } from "../../../ui/react/typed-text.ts";

describe("watchTyping", () => {
  it("should give what was typed into the page and is still there, by label, without passwords, searches and what is outside the page", () => {
    document.body.innerHTML = `<header><input type="text" aria-label="Top" id="top"></header><main>
      <label>First name <input type="text" id="first"></label><label for="note">Note</label><textarea id="note"></textarea>
      <input type="password" id="password"><input type="search" id="search"><input type="text" id="gone"></main>`;
    const typed = watchTyping(document);
    const field = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
    for (const id of ["top", "first", "note", "password", "search", "gone"]) fireEvent.input(field(id), { target: { value: `my ${id}` } });
    field("gone").remove();
    expect(typed()).toBe("First name: my first\nNote: my note");
    expect(typed()).toBe("");
  });
});
