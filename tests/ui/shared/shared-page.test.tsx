import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SharedFile } from "../../../core/files/file-share.model.ts";
import { shareRefusals } from "../../../core/files/share-refusals.ts";
import type { SharedPageState } from "../../../core/files/shared-page.service.ts";
import { forbidden, notFound } from "../../../core/kernel/failure.ts";
import { SharedPageView } from "../../../ui/shared/shared-page.view.tsx";

const draw = (state: SharedPageState) => {
  const onOpen = vi.fn<(password: string) => void>();
  render(<SharedPageView state={state} onOpen={onOpen} />);
  return onOpen;
};
const file = (n: number, facts: Partial<SharedFile> = {}): SharedFile => ({
  filename: `file-${n}.txt`,
  mimetype: "text/plain",
  type: "file",
  size: 2_048,
  width: null,
  height: null,
  description: "",
  path: "",
  url: `/shared/t/files/${n}/file?grant=1.x`,
  ...facts,
});
const opened = (files: readonly SharedFile[]): SharedPageState => ({
  kind: "open",
  content: { kind: "folder", name: "Regatta", organisation: "Harbor", files, zip: files.length === 0 ? null : "/shared/t/zip" },
});

describe("the page of a link", () => {
  it("should list files with size and folder, and offer each and all of them as downloads", () => {
    draw(opened([file(1), file(2, { path: "Films/Day 1" })]));
    expect(screen.getByRole("heading", { level: 1, name: "Regatta" })).toBeDefined();
    expect(screen.getByText("Shared by Harbor · 2 files")).toBeDefined();
    expect(screen.getByText("2 KB · In Films/Day 1")).toBeDefined();
    expect(screen.getByRole("link", { name: "Download file-1.txt" }).getAttribute("href")).toBe(
      "/shared/t/files/1/file?grant=1.x&download=1",
    );
    expect(screen.getByRole("link", { name: "Download all (ZIP)" }).getAttribute("href")).toBe("/shared/t/zip");
  });

  it("should show a picture small with its description, and an icon where it cannot be loaded", () => {
    draw(opened([file(1, { type: "image", description: "Three boats" })]));
    const picture = screen.getByRole("img", { name: "Three boats" });
    expect(picture.getAttribute("src")).toBe("/shared/t/files/1/file?grant=1.x&w=640");
    fireEvent.error(picture);
    expect(screen.getByRole("img", { name: "No preview" })).toBeDefined();
    expect(screen.getByRole("link", { name: "View file-1.txt in a new tab" }).getAttribute("target")).toBe("_blank");
  });

  it("should show a long folder in steps", () => {
    draw(opened(Array.from({ length: 130 }, (_, n) => file(n))));
    expect(screen.getAllByRole("listitem")).toHaveLength(60);
    fireEvent.click(screen.getByRole("button", { name: "Show 60 more files" }));
    fireEvent.click(screen.getByRole("button", { name: "Show 10 more files" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(130);
  });

  it("should show that a folder is empty, without an archive to download", () => {
    draw(opened([]));
    expect(screen.getByRole("heading", { name: "This folder is empty" })).toBeDefined();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("should ask for the password, and show when it is wrong", () => {
    const onOpen = draw({ kind: "locked", failure: forbidden(shareRefusals.share_password_wrong), isPending: false });
    expect(screen.getByRole("alert").textContent).toContain("That is not the password");
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: "harbour" } });
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(onOpen.mock.calls).toEqual([["harbour"]]);
  });

  it("should send no empty password", () => {
    const onOpen = draw({ kind: "locked", failure: null, isPending: false });
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("should show that a link no longer works, without a retry", () => {
    draw({ kind: "failed", failure: notFound(shareRefusals.share_gone) });
    expect(screen.getByRole("alert").textContent).toContain("does not work any more");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("should offer to try again when the server was not reached", () => {
    const onOpen = draw({ kind: "failed", failure: { tag: "offline" } });
    fireEvent.click(screen.getByRole("button"));
    expect(onOpen.mock.calls).toEqual([[""]]);
  });
});
