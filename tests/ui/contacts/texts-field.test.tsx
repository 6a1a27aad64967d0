import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pasteMs } from "../../../ui/react/use-paste.ts";
import { TextsField } from "../../../ui/staff/contacts/form/texts-field.view.tsx";

const draw = () => {
  const onChange = vi.fn();
  const Form = () => {
    const [texts, setTexts] = useState<readonly string[]>([""]);
    const change = (next: readonly string[]): void => {
      onChange(next);
      setTexts(next);
    };
    return <TextsField field="email" texts={texts} errors={{}} most={3} onChange={change} onLeave={() => undefined} />;
  };
  render(<Form />);
  return onChange;
};
/** What a browser does: it tells of the paste, then the field has the text. */
const paste = (field: HTMLElement, text: string): void => {
  fireEvent.paste(field);
  fireEvent.change(field, { target: { value: text } });
};
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const values = (): readonly string[] => screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);

describe("several emails in a form", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("should be made of a list that is pasted 100 ms after it was, not before [A9.14]", () => {
    draw();
    paste(screen.getByRole("textbox"), "ada@a.example, bo@a.example");
    pass(pasteMs - 1);
    expect(values()).toEqual(["ada@a.example, bo@a.example"]);
    pass(1);
    expect(values()).toEqual(["ada@a.example", "bo@a.example"]);
    expect(pasteMs).toBe(100);
  });

  it("should be created once, from the final text, after two pastes in a row [A9.14]", () => {
    const onChange = draw();
    paste(screen.getByRole("textbox"), "ada@a.example");
    pass(60);
    paste(screen.getByRole("textbox"), "ada@a.example bo@a.example cy@a.example di@a.example");
    onChange.mockClear();
    pass(pasteMs);
    pass(pasteMs);
    expect(onChange).toHaveBeenCalledOnce();
    expect(values()).toEqual(["ada@a.example", "bo@a.example", "cy@a.example"]);
  });

  it("should not be created from typed text", () => {
    draw();
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "ada@a.example, bo@a.example" } });
    pass(1_000);
    expect(values()).toEqual(["ada@a.example, bo@a.example"]);
  });
});
