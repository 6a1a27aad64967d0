import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import type { DraftGroup } from "../../../core/groups/filter-draft.model.ts";
import { documentOf, draftOf } from "../../../core/groups/filter-draft.rule.ts";
import { ClausePeople } from "../../../ui/staff/groups/clause-people.view.tsx";
import { FilterBuilder } from "../../../ui/staff/groups/filter-builder.view.tsx";
import { sampleWords } from "../../../ui/staff/groups/gallery-groups.ts";
import type { PeopleInput } from "../../../ui/staff/groups/people-input.ts";

const types = fieldTypesOf(sampleWords.fields);

const Held = ({ first, onKeep }: { readonly first: DraftGroup; readonly onKeep: (draft: DraftGroup) => void }) => {
  const [draft, setDraft] = useState(first);
  const change = (next: DraftGroup): void => {
    setDraft(next);
    onKeep(next);
  };
  return <FilterBuilder draft={draft} words={sampleWords} onChange={change} />;
};
const shown = (document: unknown) => {
  let latest: DraftGroup = draftOf(document, types);
  const keep = (draft: DraftGroup): void => {
    latest = draft;
  };
  render(<Held first={latest} onKeep={keep} />);
  return () => documentOf(latest, types);
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
      return E.right([
        { value: "lead", count: 7 },
        { value: "vip", count: 2 },
      ]);
    };
    render(
      <FilterBuilder
        draft={draftOf({ $and: [{ tags: { $overlaps: ["vip"] } }, { con_id: { $gt: 7 } }] }, types)}
        words={sampleWords}
        suggest={suggest}
        onChange={() => undefined}
      />,
    );
    expect(asked).toEqual([]);
    const typed = within(clause(1)).getByRole("textbox", { name: "Value" });
    fireEvent.focus(typed);
    await waitFor(() =>
      expect([...clause(1).querySelectorAll<HTMLOptionElement>("datalist option")].map(({ value }) => value)).toEqual(["lead", "vip"]),
    );
    expect(asked).toEqual(["tags vip"]);
    expect(typed.getAttribute("list")).toBe(clause(1).querySelector("datalist")?.id);
    fireEvent.blur(typed);
    expect(clause(1).querySelector("datalist")).toBeNull();
    fireEvent.focus(within(clause(2)).getByRole("textbox", { name: "Value" }));
    expect(clause(2).querySelector("datalist")).toBeNull();
  });
});

describe("a condition on related contacts", () => {
  const words = { ...sampleWords, fields: [...sampleWords.fields, { name: "boss", label: "Boss", type: "related_contacts" as const }] };
  const people = fieldTypesOf(words.fields);
  let asked = 0;
  const People = ({ field, typed, error, onChange }: PeopleInput) => (
    <ClausePeople
      label={field.label}
      typed={typed}
      names={new Map([[7, { name: "Ada Quill" }]])}
      error={error}
      onSelect={() => (asked += 1)}
      onChange={onChange}
    />
  );
  const Named = ({ onKeep }: { readonly onKeep: (document: unknown) => void }) => {
    const [draft, setDraft] = useState(draftOf({ $and: [{ boss: { $overlaps: [7, 9] } }] }, people));
    const change = (next: DraftGroup): void => {
      setDraft(next);
      onKeep(documentOf(next, people));
    };
    return <FilterBuilder draft={draft} words={words} People={People} onChange={change} />;
  };

  it("should name them, those who are not known by their number, take one out, and ask for others", () => {
    let kept: unknown;
    render(<Named onKeep={(document) => (kept = document)} />);
    within(clause(1)).getByText("Ada Quill");
    within(clause(1)).getByText("Contact 9");
    fireEvent.click(within(clause(1)).getByRole("button", { name: /^Remove Contact 9 from/ }));
    expect(kept).toEqual({ $and: [{ boss: { $overlaps: ["7"] } }] });
    fireEvent.click(within(clause(1)).getByRole("button", { name: "Select contacts" }));
    expect(asked).toBe(1);
  });
});

describe("what is wrong with a condition", () => {
  const Sent = () => {
    const [draft, setDraft] = useState(draftOf({ $and: [{ first_name: { $eq: "Ada" } }] }, types));
    const [sends, setSends] = useState(0);
    return (
      <>
        <FilterBuilder draft={draft} words={sampleWords} sends={sends} onChange={setDraft} />
        <button onClick={() => setSends(sends + 1)}>Send</button>
      </>
    );
  };
  const value = (number: number) => within(clause(number)).getByRole("textbox", { name: "Value" });
  const add = () => fireEvent.click(screen.getByRole("button", { name: "Add condition" }));

  it("should be said once its value was left, never of one that was just added, nor of one that now asks otherwise", () => {
    render(<Sent />);
    add();
    expect(screen.queryByText(/is empty\./)).toBeNull();
    fireEvent.focus(value(2));
    fireEvent.blur(value(2));
    expect(within(clause(2)).getByText("The value is empty.")).toBeTruthy();
    expect(value(2).getAttribute("aria-invalid")).toBe("true");
    choose(clause(2), /Field/, "Tags");
    expect(screen.queryByText(/is empty\./)).toBeNull();
    fireEvent.blur(value(2));
    expect(within(clause(2)).getByText("The list is empty.")).toBeTruthy();
    fireEvent.change(value(2), { target: { value: "vip" } });
    expect(screen.queryByText(/is empty\./)).toBeNull();
  });

  it("should be said of all once the form was sent, with the focus in the first, and not of one that is added after it", () => {
    render(<Sent />);
    add();
    add();
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getAllByText("The value is empty.")).toHaveLength(2);
    expect(window.document.activeElement).toBe(value(2));
    add();
    expect(screen.getAllByText("The value is empty.")).toHaveLength(2);
  });

  it("should be said at once of a filter that came with it", () => {
    shown({ $and: [{ boat: { $eq: "red" } }] });
    expect(within(clause(1)).getByText('Unknown field "boat".')).toBeTruthy();
  });
});

describe("the builder of filters", () => {
  it("should offer the comparisons of the field's own type and the input that each takes [C5.12, C5.13]", () => {
    const document = shown({ $and: [{ first_name: { $eq: "Ada" } }] });
    choose(clause(1), /Field/, "Tags");
    fireEvent.change(within(clause(1)).getByRole("textbox", { name: "Value" }), { target: { value: "vip, lead" } });
    expect(document()).toEqual({ $and: [{ tags: { $overlaps: ["vip", "lead"] } }] });
    fireEvent.click(within(clause(1)).getByRole("button", { name: /Operator/ }));
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "has at least one of",
      "has all of",
      "has none of",
      "is",
      "is not",
      "contains",
      "has any value",
      "is empty",
    ]);
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

  it("should call each group by its place, and say where the limits leave no room instead of doing nothing", () => {
    const within5 = (inner: unknown): unknown => ({
      $and: [{ $or: [{ $and: [{ first_name: { $eq: "a" } }, { $or: [{ $and: [inner] }] }] }] }],
    });
    const document = shown(within5({ last_name: { $eq: "b" } }));
    const deepest = screen.getByRole("group", { name: "Condition group 1.1.2.1" });
    expect(within(deepest).getByRole("button", { name: "Add group" }).hasAttribute("disabled")).toBe(true);
    expect(within(deepest).getByText("Condition groups can be nested up to 5 levels.")).toBeTruthy();
    fireEvent.click(within(deepest).getByRole("button", { name: "Add condition" }));
    expect(document()).toEqual({
      $and: [
        {
          $or: [{ $and: [{ first_name: { $eq: "a" } }, { $or: [{ $and: [{ last_name: { $eq: "b" } }, { first_name: { $eq: "" } }] }] }] }],
        },
      ],
    });
    fireEvent.click(within(deepest).getByRole("button", { name: "Actions for condition 2" }));
    expect(screen.getByRole("menuitem", { name: /Wrap in a group/ }).getAttribute("aria-disabled")).toBe("true");
  });

  it("should take fifty conditions and say that these are all", () => {
    shown({ $and: Array.from({ length: 49 }, () => ({ first_name: { $any: true } })) });
    expect(screen.queryByText("A filter can have up to 50 conditions.")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Add condition" }));
    expect(screen.getByText("A filter can have up to 50 conditions.")).toBeTruthy();
    for (const name of ["Add condition", "Add activity"]) expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByRole("button", { name: "Add group" }).hasAttribute("disabled")).toBe(false);
  });

  it("should show a condition whose field is gone with what it asked, and keep that whatever else is changed, so that it can be replaced or removed", () => {
    const document = shown({ $and: [{ boat: { $in: ["red", "dark, blue"] } }, { first_name: { $eq: "a" } }] });
    expect(within(clause(1)).getByRole("button", { name: /boat \(deleted\)/ })).toBeTruthy();
    expect(within(clause(1)).getByText('red, "dark, blue"')).toBeTruthy();
    fireEvent.change(within(clause(2)).getByRole("textbox"), { target: { value: "b" } });
    expect(document()).toEqual({ $and: [{ boat: { $in: ["red", "dark, blue"] } }, { first_name: { $eq: "b" } }] });
    within(clause(1))
      .getByRole("button", { name: /boat \(deleted\)/ })
      .focus();
    press("Backspace");
    expect(document()).toEqual({ $and: [{ first_name: { $eq: "b" } }] });
  });
});
