import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { type MediaBrowserState, withCopied } from "../../../core/media-sources/media-browser.view-model.ts";
import { mediaFailure } from "../../../core/media-sources/media-problem.rule.ts";
import { galleryPictures } from "../../../ui/staff/files/picker/gallery-files.ts";
import { galleryItems, galleryMedia } from "../../../ui/staff/files/picker/gallery-media.ts";
import { PickerMedia } from "../../../ui/staff/files/picker/picker-media.view.tsx";

const draw = (given: Partial<MediaBrowserState>, chosen = galleryPictures.slice(0, 0)) => {
  const acts = { onSearch: vi.fn(), onMore: vi.fn(), onRetry: vi.fn(), onTake: vi.fn(), onDisconnect: vi.fn() };
  render(<PickerMedia {...galleryMedia(given)} {...acts} chosen={chosen} />);
  return acts;
};

describe("a source of others in the picker", () => {
  it("should name each picture with its author, move by arrow keys and take one by Space, Enter or a click", () => {
    const { onTake } = draw({ source: "unsplash" });
    const [first, second] = screen.getAllByRole("option");
    if (first === undefined || second === undefined) throw new Error("No pictures are shown.");
    expect(screen.getByRole("option", { name: "A harbour at dawn, number 1 Picture by Jane Doe" })).toBe(first);
    expect(screen.getByRole("option", { name: /^Untitled Picture/ })).toBeTruthy();
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second, { key: " " });
    fireEvent.keyDown(second, { key: "Enter" });
    fireEvent.click(second);
    expect(onTake.mock.calls).toEqual([[galleryItems[1]], [galleryItems[1]], [galleryItems[1]]]);
  });

  it("should mark the item whose copy is chosen and the one that is being copied", () => {
    const [picture] = galleryPictures;
    if (picture === undefined) throw new Error("There is no picture.");
    const base = { ...galleryMedia({ source: "unsplash" }).state };
    draw({ ...withCopied(base, "item-2", picture), copying: "item-3" }, [picture]);
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
    expect(screen.getAllByRole("option").filter((one) => one.getAttribute("aria-busy") === "true")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toBe("Copying…");
  });

  it("should offer the account to be connected in a tab of its own, and say why once it has ended", () => {
    draw({ source: "googledrive", failure: mediaFailure("googledrive", { tag: "refused" }) });
    const link = screen.getByRole("link", { name: "Connect" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/auth/sources/googledrive", "_blank"]);
    expect(screen.getByText(/Connect your account, then try again/)).toBeTruthy();
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("should disconnect an account, and search only sources that can be searched", () => {
    const { onDisconnect } = draw({ source: "instagram" });
    expect(screen.queryByRole("searchbox")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Disconnect Instagram" }));
    expect(onDisconnect).toHaveBeenCalledOnce();
  });

  it("should say what to do when the source is down, and try again", () => {
    const { onRetry } = draw({ source: "unsplash", items: { tag: "failed", failure: mediaFailure("unsplash", { tag: "down" }) } });
    expect(screen.getByText(/Unsplash does not answer\. Try again in a few minutes/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /try again/i }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("should tell an empty search from an account without files", () => {
    const { onSearch } = draw({ source: "unsplash", words: "xyzzy", items: loaded({ items: [], next: null }) });
    fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  });

  it("should go on to the next page where a page has nothing that can be chosen", () => {
    const { onMore } = draw({ source: "instagram", items: loaded({ items: [], next: "2" }) });
    expect(screen.queryByRole("listbox")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});
