import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { wholeTrail } from "../../../core/audit/audit-query.model.ts";
import { gallery } from "../../../ui/staff/audit/audit.gallery.tsx";
import { EntriesView } from "../../../ui/staff/audit/entries.view.tsx";
import { addressOfFilter, fileHref, filterOfAddress, isWholeTrail } from "../../../ui/staff/audit/trail-address.ts";

const change = { field: "first_name", label: null, before: "Ada", after: "Eve", masked: false };
const entry = {
  id: 1,
  at: 100,
  actor: { kind: "job" as const, id: 1, name: "Olivia" },
  action: "contact.update",
  record: { type: "contact", id: "7", name: "Eve Reed" },
  changes: [
    { ...change, earlier: "Ada" },
    { field: "fields.pin", label: "Pin", before: null, after: "••••", masked: true },
  ],
};

describe("entries of the trail", () => {
  it("should say who did what to which record, how, and each value before and after", () => {
    render(<EntriesView entries={[entry]} now={160} />);
    const [row] = within(screen.getByRole("list", { name: "Entries" })).getAllByRole("listitem");
    expect(row?.textContent).toContain("OliviaIn the backgroundChangedContactEve Reed");
    expect(screen.getByRole("link", { name: "Eve Reed" }).getAttribute("href")).toContain("/contacts/7");
    expect(screen.getByText("Ada").tagName).toBe("DEL");
    expect(screen.getByText("Eve").tagName).toBe("INS");
    expect(screen.getByRole("img", { name: /^Hidden/ })).toBeDefined();
  });

  it("should not call a note that was written of a contact a new contact", () => {
    render(<EntriesView entries={[{ ...entry, action: "note.create" }]} now={160} />);
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Created noteContactEve Reed");
  });

  it("should offer to give back only what can be, by its name, and to narrow to one record", () => {
    const [onRestore, onOnly] = [vi.fn(), vi.fn()];
    render(<EntriesView entries={[entry]} now={160} onRestore={onRestore} onOnly={onOnly} />);
    fireEvent.click(screen.getByRole("button", { name: "Restore this value of First name: Ada" }));
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(entry.changes[0]);
    expect(screen.queryByRole("button", { name: /Pin/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Only this record: Eve Reed" }));
    expect(onOnly).toHaveBeenCalledExactlyOnceWith(entry);
  });
});

describe("the address of the audit log", () => {
  it("should hold every filter and read it back; what it cannot mean is as if it were not there", () => {
    const filter = {
      who: { person: 3 },
      type: "contact",
      record: "7",
      action: "contact.update",
      from: "2026-01-01",
      to: "2026-02-01",
      text: "ada",
    };
    const query = Object.fromEntries(Object.entries(addressOfFilter(filter)).map(([name, value]) => [name, value ?? ""]));
    expect(filterOfAddress(query)).toEqual(filter);
    expect(isWholeTrail(filterOfAddress({ who: "me", from: "yesterday", record: "7" }))).toBe(true);
    expect(fileHref(wholeTrail)).toBe("/api/audit/export.csv");
    expect(fileHref({ ...wholeTrail, who: { person: 3 }, text: "a b" })).toBe("/api/audit/export.csv?who=person%3A3&text=a+b");
  });
});

describe("the audit log's page", () => {
  it.each([
    ["whole", /^Verified: 5 entries since .*, no tampering found\./],
    ["broken", /Verification failed at entry 3/],
    ["empty", /No changes yet/],
    ["searched", /Nothing found yet. Searched back to March \d+, 2026/],
    ["searchedSome", /^Searched back to March \d+, 2026/],
    ["failed", /Something went wrong/],
  ])("should say in the state %s how it stands", (state, words) => {
    render(<>{gallery.states[state]?.()}</>);
    expect(screen.getByText(words)).toBeDefined();
  });
});
