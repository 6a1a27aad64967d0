import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import { NewPage } from "../../../ui/staff/portal-pages/new-page.view.tsx";
import { PageEditorView, type PageEditorProps } from "../../../ui/staff/portal-pages/page-editor.view.tsx";
import { gallery } from "../../../ui/staff/portal-pages/portal-pages.gallery.tsx";

const rules: PortalPageRecord = {
  id: 1,
  path: "house-rules",
  title: "House rules",
  html: "<p>Wear a life jacket.</p>",
  state: "published",
  published_at: 1_782_907_200,
  version: 2,
  updated_at: 1_782_907_200,
};

const editor = (more: Partial<PageEditorProps>) => {
  const calls = { onType: vi.fn(), onSave: vi.fn(), onPublish: vi.fn(), onUnpublish: vi.fn(), onDelete: vi.fn(), onTakeTheirs: vi.fn() };
  render(
    <PageEditorView
      page={loaded(rules)}
      typed={{}}
      theirs={null}
      isPending={false}
      failure={null}
      isPreviewed={false}
      onDiscard={vi.fn()}
      onPicture={null}
      onPreview={vi.fn()}
      onRetry={vi.fn()}
      {...calls}
      {...more}
    />,
  );
  return calls;
};
const press = (name: string): boolean => fireEvent.click(screen.getByRole("button", { name }));

describe("The pages of the portal in the settings", () => {
  it("should be listed with address and state, and lead to their editors", () => {
    render(gallery.states["list"]?.());
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toEqual([
      "Berths and their numbersp/c/berthsUnpublished changes",
      "House rulesp/c/house-rulesPublished",
      "Opening hoursp/c/opening-hoursDraft",
    ]);
    expect(screen.getByRole("link", { name: "House rules" }).getAttribute("href")).toBe("/ui/settings/other/portal/pages/1");
  });

  it("should offer a free address from the title until one is typed", async () => {
    const onAdd = vi.fn();
    render(<NewPage taken={new Set(["who-we-are"])} isPending={false} failure={null} onAdd={onAdd} onClose={vi.fn()} />);
    const title = await screen.findByRole("textbox", { name: "Title" });
    const path = screen.getByRole("textbox", { name: "Address" });
    fireEvent.change(title, { target: { value: "Who we are" } });
    expect(path).toHaveProperty("value", "who-we-are-2");
    fireEvent.change(path, { target: { value: "about" } });
    fireEvent.change(title, { target: { value: "About the harbor" } });
    press("Add page");
    expect(onAdd).toHaveBeenCalledWith({ title: "About the harbor", path: "about" });
  });

  it("should name the field that is refused", async () => {
    render(gallery.states["new page refused"]?.());
    const path = await screen.findByRole("textbox", { name: "Address" });
    const described = (path.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain("Another page has the address “house-rules”. Choose another one.");
    expect(path.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("The editor of a page of the portal", () => {
  it("should save what was typed, and warn that links to the old address stop working", () => {
    const { onSave } = editor({ typed: { path: "rules" } });
    expect(screen.getByText(/links to the old one stop working/)).toBeDefined();
    press("Save");
    expect(onSave).toHaveBeenCalledWith(rules);
  });

  it("should publish a draft and unsaved changes, and nothing where learners see the page as it is", () => {
    const { onUnpublish, onDelete } = editor({});
    expect(screen.queryByRole("button", { name: /^Publish/ })).toBe(null);
    press("Unpublish");
    press("Delete");
    expect([onUnpublish.mock.calls, onDelete.mock.calls]).toEqual([[[rules]], [[rules]]]);
  });

  it("should publish changes that are not saved yet", () => {
    const { onPublish } = editor({ typed: { title: "Rules" } });
    press("Publish changes");
    expect(onPublish).toHaveBeenCalledWith(rules);
  });

  it("should publish a draft, which cannot be unpublished", () => {
    const draft: PortalPageRecord = { ...rules, state: "draft", published_at: null };
    const { onPublish } = editor({ page: loaded(draft) });
    expect(screen.queryByRole("button", { name: "Unpublish" })).toBe(null);
    press("Publish");
    expect(onPublish).toHaveBeenCalledWith(draft);
  });

  it("should preview what was typed as learners would see it", async () => {
    editor({ isPreviewed: true, typed: { title: "Rules", html: "<p>Hold the rail.</p><script>alert(1)</script>" } });
    const dialog = await screen.findByRole("dialog", { name: "Preview" });
    expect(dialog.textContent).toContain("RulesHold the rail.");
    expect(dialog.innerHTML).not.toContain("script");
  });

  it("should let the user choose between what they typed and what another user stored", async () => {
    const theirs = { ...rules, title: "Rules of the harbor", version: 3 };
    const { onSave, onTakeTheirs } = editor({ typed: { title: "Rules" }, theirs });
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("Rules of the harbor");
    press("Keep theirs");
    press("Keep mine");
    expect([onTakeTheirs.mock.calls, onSave.mock.calls]).toEqual([[[theirs]], [[theirs]]]);
  });
});
