import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { NamedContact } from "../../../core/contacts/contact-names.model.ts";
import type { SelectContact } from "../../../core/contacts/select-contact.model.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { makeModals, Modals } from "../../../core/shell/modals.service.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { keepPicked, pickedLately } from "../../../ui/staff/contacts/picker/picked-lately.model.ts";
import { activeRow, pickerSections, rowAfter } from "../../../ui/staff/contacts/picker/picker-rows.ts";
import { gallery } from "../../../ui/staff/contacts/picker/select-contact.gallery.tsx";
import { SelectContactView, type SelectContactViewProps } from "../../../ui/staff/contacts/picker/select-contact.view.tsx";
import { useSelectContact } from "../../../ui/staff/contacts/picker/use-select-contact.ts";

Element.prototype.scrollIntoView = () => undefined;

const person = (con_id: number, name: string): NamedContact => ({ con_id, name, photo: null, info: `${con_id}@mail.example` });
const people = [person(1, "Ada"), person(2, "Bob"), person(3, "Cleo")];
const handlers = () => ({
  onType: vi.fn(),
  onComposing: vi.fn(),
  onActive: vi.fn(),
  onChoose: vi.fn(),
  onRemove: vi.fn(),
  onConfirm: vi.fn(),
  onRetry: vi.fn(),
  onClose: vi.fn(),
});

const draw = (props: Partial<SelectContactViewProps>) => {
  const told = handlers();
  const sections = pickerSections({ words: "a", found: people, recent: [], except: [], mayCreate: true });
  render(
    <SelectContactView
      title="Select Contact"
      action="Select"
      words="a"
      sections={sections}
      active="1"
      isMultiple={false}
      chosen={[]}
      isWaiting={false}
      failure={null}
      {...told}
      {...props}
    />,
  );
  return told;
};
const field = (): HTMLElement => screen.getByRole("combobox", { name: "Search contacts" });

describe("rows of the window that selects contacts", () => {
  it("should begin with those chosen lately, then the first by name, each once", () => {
    const sections = pickerSections({ words: " ", found: people, recent: [person(2, "Bob")], except: [3], mayCreate: true });
    expect(sections.map(({ id, rows }) => [id, rows.map((row) => row.id)])).toEqual([
      ["recent", ["2"]],
      ["everybody", ["1"]],
      ["create", ["create"]],
    ]);
  });

  it("should show only those found once there are words, and no way to make somebody without the permission", () => {
    const sections = pickerSections({ words: "bo", found: [person(2, "Bob")], recent: people, except: [], mayCreate: false });
    expect(sections.map(({ id }) => id)).toEqual(["found"]);
  });

  it("should mark the first row, keep a mark that is still there, and go round the ends", () => {
    const sections = pickerSections({ words: "a", found: people, recent: [], except: [], mayCreate: false });
    expect(activeRow(sections, null)).toBe("1");
    expect(activeRow(sections, "3")).toBe("3");
    expect(activeRow(sections, "9")).toBe("1");
    expect(rowAfter(sections, "3", 1)).toBe("1");
    expect(rowAfter(sections, "1", -1)).toBe("3");
    expect(rowAfter([], null, 1)).toBeNull();
  });

  it("should remember the last five that were selected", () => {
    const kept = new Map<string, string>();
    const storage = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
      keys: () => [...kept.keys()],
    };
    keepPicked(storage, [1, 2, 3]);
    keepPicked(storage, [3, 4, 5, 6]);
    expect(pickedLately(storage)).toEqual([3, 4, 5, 6, 1]);
  });
});

describe("the window that selects contacts", () => {
  it.each(Object.keys(gallery.states))("should have a name when it is %s", (state) => {
    render(gallery.states[state]?.());
    expect(screen.getByRole("dialog", { name: "Select Contact" })).toBeDefined();
  });

  it("should mark with the arrow keys and select with Enter, with the focus in the field", () => {
    const told = draw({});
    expect(field().getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { name: /^Ada/ }).id);
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    expect(told.onActive).toHaveBeenLastCalledWith("2");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(told.onChoose).toHaveBeenCalledExactlyOnceWith("1");
  });

  it("should leave keys to an input method that writes a character", () => {
    const told = draw({});
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(field(), { key: "ArrowDown", keyCode: 229 });
    fireEvent.compositionStart(field());
    fireEvent.compositionEnd(field());
    expect(told.onChoose).not.toHaveBeenCalled();
    expect(told.onActive).not.toHaveBeenCalled();
    expect(told.onComposing.mock.calls).toEqual([[true], [false]]);
  });

  it("should select several, take the last out with Backspace and say that these are all with Ctrl and Enter", () => {
    const told = draw({ isMultiple: true, words: "", chosen: [person(1, "Ada"), person(2, "Bob")] });
    expect(screen.getByRole("option", { name: /^Ada/ }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("option", { name: /^Cleo/ }).getAttribute("aria-selected")).toBe("false");
    fireEvent.keyDown(field(), { key: "Backspace" });
    expect(told.onRemove).toHaveBeenLastCalledWith(2);
    fireEvent.click(within(screen.getByRole("list", { name: "Selected" })).getByRole("button", { name: "Remove Ada" }));
    expect(told.onRemove).toHaveBeenLastCalledWith(1);
    fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true });
    expect(told.onConfirm).toHaveBeenCalledOnce();
  });

  it("should offer to make whom it did not find", () => {
    const told = draw({
      words: "Zoe",
      sections: pickerSections({ words: "Zoe", found: [], recent: [], except: [], mayCreate: true }),
      active: "create",
    });
    expect(screen.getByText("No contacts found")).toBeDefined();
    fireEvent.click(screen.getByRole("option", { name: "Create “Zoe”" }));
    expect(told.onChoose).toHaveBeenCalledExactlyOnceWith("create");
  });
});

describe("asking for contacts", () => {
  const ask = (asked: SelectContact | undefined) => {
    const modals = makeModals();
    const services = new Map<symbol, unknown>([[Modals, modals]]);
    const resolve = <A,>(wanted: Token<A>): A => Reflect.apply(Map.prototype.get, services, [wanted]);
    let answer: Promise<readonly number[] | null> | undefined;
    const Asker = () => {
      const select = useSelectContact();
      return <button type="button" aria-label="Ask" onClick={() => (answer = select(asked))} />;
    };
    const { getByRole, unmount } = render(
      <ServicesProvider resolve={resolve}>
        <Asker />
      </ServicesProvider>,
    );
    act(() => void fireEvent.click(getByRole("button", { name: "Ask" })));
    unmount();
    let params: unknown;
    let id = -1;
    modals.stack$.subscribe(([modal]) => {
      if (modal !== undefined) ({ params, id } = modal);
    });
    return { modals, id: () => id, params: () => params, answer: () => answer };
  };

  it("should tell the window everything, and give the numbers that it answers", async () => {
    const asked: SelectContact = { title: "Move under", action: "Move", except: [1, 2], chosen: [3], isMultiple: true };
    const { modals, id, params, answer } = ask(asked);
    expect(params()).toEqual(asked);
    modals.close(id(), [3, 4]);
    expect(await answer()).toEqual([3, 4]);
  });

  it("should answer null when the window is closed, and an empty list when no contact was left", async () => {
    const closed = ask(undefined);
    expect(closed.params()).toEqual({});
    closed.modals.close(closed.id());
    expect(await closed.answer()).toBeNull();
    const emptied = ask({ isMultiple: true });
    emptied.modals.close(emptied.id(), []);
    expect(await emptied.answer()).toEqual([]);
  });
});
