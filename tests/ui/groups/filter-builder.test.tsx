import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import type { DraftGroup } from "../../../core/groups/filter-draft.model.ts";
import { documentOf, draftOf } from "../../../core/groups/filter-draft.rule.ts";
import { FilterBuilder } from "../../../ui/staff/groups/filter-builder.view.tsx";
import { sampleWords } from "../../../ui/staff/groups/gallery-groups.ts";

const Held = ({ first, onKeep }: { readonly first: DraftGroup; readonly onKeep: (draft: DraftGroup) => void }) => {
  const [draft, setDraft] = useState(first);
  const change = (next: DraftGroup): void => {
    setDraft(next);
    onKeep(next);
  };
  return <FilterBuilder draft={draft} words={sampleWords} problem={null} onChange={change} />;
};
const shown = (document: unknown) => {
  let latest: DraftGroup = draftOf(document);
  const keep = (draft: DraftGroup): void => {
    latest = draft;
  };
  render(<Held first={latest} onKeep={keep} />);
  return () => documentOf(latest, fieldTypesOf(sampleWords.fields));
};
const clause = (number: number) => screen.getByRole("group", { name: `Condition ${number}` });
/** Presses a key with Alt where the focus is. */
const press = (key: string): boolean => fireEvent.keyDown(window.document.activeElement ?? window.document.body, { key, altKey: true });
const choose = (within_: HTMLElement, label: RegExp, option: string): void => {
  fireEvent.click(within(within_).getByRole("button", { name: label }));
  fireEvent.click(screen.getByRole("option", { name: option }));
};

describe("the value of a condition", () => {
  it("should offer what contacts have of its field, asked once somebody is there, and nothing for a number", async () => {
    const asked: string[] = [];
    const suggest = (field: string, words: string) => async () => {
      asked.push(`${field} ${words}`);
      return E.right([{ value: "lead", count: 7 }, { value: "vip", count: 2 }]);
    };
    render(<FilterBuilder draft={draftOf({ $and: [{ tags: { $overlaps: ["vip"] } }, { con_id: { $gt: 7 } }] })} words={sampleWords} problem={null} suggest={suggest} onChange={() => undefined} />);
    expect(asked).toEqual([]);
    const typed = within(clause(1)).getByRole("textbox", { name: "Value" });
    fireEvent.focus(typed);
    await waitFor(() => expect([...clause(1).querySelectorAll<HTMLOptionElement>("datalist option")].map(({ value }) => value)).toEqual(["lead", "vip"]));
    expect(asked).toEqual(["tags vip"]);
    expect(typed.getAttribute("list")).toBe(clause(1).querySelector("datalist")?.id);
    fireEvent.blur(typed);
    expect(clause(1).querySelector("datalist")).toBeNull();
    fireEvent.focus(within(clause(2)).getByRole("textbox", { name: "Value" }));
    expect(clause(2).querySelector("datalist")).toBeNull();
  });
});

describe("the builder of filters", () => {
  it("should offer the comparisons of the field's own type and the input that each takes [C5.12, C5.13]", () => {
    const document = shown({ $and: [{ first_name: { $eq: "Ada" } }] });
    choose(clause(1), /Field/, "Tags");
    fireEvent.change(within(clause(1)).getByRole("textbox", { name: "Value" }), { target: { value: "vip, lead" } });
    expect(document()).toEqual({ $and: [{ tags: { $overlaps: ["vip", "lead"] } }] });
    fireEvent.click(within(clause(1)).getByRole("button", { name: /Comparison/ }));
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["has at least one of", "has all of", "has none of", "is", "is not", "contains", "has any value", "is empty"]);
    fireEvent.click(screen.getByRole("option", { name: "is empty" }));
    expect(document()).toEqual({ $and: [{ tags: { $empty: true } }] });
    expect(within(clause(1)).queryByRole("textbox")).toBeNull();
  });

  it("should offer the thirteen activities, with 30 days as the window to begin with [C5.19, C9.06]", () => {
    const document = shown({ $and: [] });
    fireEvent.click(screen.getByRole("button", { name: "Add activity" }));
    fireEvent.click(within(clause(1)).getByRole("button", { name: /Activity/ }));
    expect(screen.getAllByRole("option")).toHaveLength(13);
    fireEvent.click(screen.getByRole("option", { name: "points scored" }));
    expect(document()).toMatchObject({ $and: [{ $activity: { activity: "points_scored", points: 1000, when: { less_than_days: 30 } } }] });
    choose(clause(1), /Campaign/, "Harbor safety basics");
    expect(document()).toMatchObject({ $and: [{ $activity: { campaign: "7" } }] });
  });

  it("should move a condition by keys and keep the focus with it", () => {
    const document = shown({ $and: [{ first_name: { $eq: "a" } }, { last_name: { $eq: "b" } }] });
    within(clause(2)).getByRole("textbox").focus();
    press("ArrowUp");
    expect(document()).toEqual({ $and: [{ last_name: { $eq: "b" } }, { first_name: { $eq: "a" } }] });
    press("ArrowRight");
    expect(document()).toEqual({ $and: [{ $or: [{ last_name: { $eq: "b" } }] }, { first_name: { $eq: "a" } }] });
    expect(clause(1).contains(window.document.activeElement)).toBe(true);
    press("ArrowLeft");
    press("Backspace");
    expect(document()).toEqual({ $and: [{ first_name: { $eq: "a" } }] });
  });

  it("should show a condition whose field is gone as such, so that it can be replaced", () => {
    shown({ $and: [{ boat: { $eq: "red" } }] });
    expect(within(clause(1)).getByRole("button", { name: /boat \(gone\)/ })).toBeTruthy();
  });
});
