import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallery } from "../../../ui/portal/pages/page.gallery.tsx";
import { isMissing, PageView } from "../../../ui/portal/pages/page.view.tsx";
import { gallery as searchGallery } from "../../../ui/portal/search/search.gallery.tsx";

const href = (rest: string): string => `/portal/harbor${rest}`;

describe("A page of the portal", () => {
  it("should show its title and its content, without scripts", () => {
    const html =
      '<p>Keep to <strong>four rules</strong>.</p><script>alert(1)</script><img src="/media/a/b.png" alt="Quay" onerror="alert(1)">';
    const { container } = render(<PageView page={loaded({ path: "rules", title: "House rules", html })} href={href} onRetry={vi.fn()} />);
    expect(screen.getByRole("heading", { level: 1, name: "House rules" })).toBeDefined();
    expect(screen.getByText("four rules").tagName).toBe("STRONG");
    expect(container.innerHTML).not.toContain("alert");
  });

  it("should say that it was not found, and lead to the home page [C8.21]", () => {
    render(gallery.states["not found"]?.());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found.");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/portal/harbor/home");
  });

  it("should not be shown any longer when it is gone by the next time it is asked for", () => {
    const previous = { path: "rules", title: "House rules", html: "" };
    const gone = { tag: "failed", failure: { tag: "not-found", message: "" }, previous } as const;
    expect(isMissing(gone)).toBe(true);
    expect(isMissing({ ...gone, failure: { tag: "offline" } })).toBe(false);
    expect(isMissing(loaded(previous))).toBe(false);
  });

  it("should be asked for again after a failure", () => {
    const onRetry = vi.fn();
    render(<PageView page={{ tag: "failed", failure: { tag: "offline" } }} href={href} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole("button"));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("should be found by search", () => {
    render(searchGallery.states["found"]?.());
    expect(screen.getByRole("link", { name: "House rules of the harbor" }).getAttribute("href")).toBe("/portal/harbor/p/c/house-rules");
  });
});
