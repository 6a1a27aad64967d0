import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { itemParts } from "../../../ui/lesson/item-parts.ts";
import { usePreloadedItems } from "../../../ui/lesson/player/use-preloaded-items.ts";

afterEach(() => void vi.restoreAllMocks());

describe("The items of an open lesson", () => {
  it("should be loaded ahead by type, once each, so that later steps need no network; unknown ones are left", async () => {
    const poll = vi.spyOn(itemParts.poll, "preload");
    const order = vi.spyOn(itemParts.order, "preload");
    const blank = vi.spyOn(itemParts.blank, "preload");
    renderHook(() => usePreloadedItems([{ type: "poll" }, { type: "order" }, { type: "poll" }, { type: "hologram" }]));
    await waitFor(() => expect(order).toHaveBeenCalledOnce());
    expect(poll).toHaveBeenCalledOnce();
    expect(blank).not.toHaveBeenCalled();
  });
});
