import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Info } from "../../../ui/staff/info/info.view.tsx";
import { MediaPreview } from "../../../ui/staff/media/media-preview.view.tsx";

const draw = (path: string, mimetype: string, title = "The quay") =>
  render(<MediaPreview title={title} path={path} mimetype={mimetype} onClose={() => undefined} />);
const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

describe("the window in which a file is looked at", () => {
  it("should show a picture under its title, and let it be downloaded and opened [A3.16] [A2.33]", () => {
    draw("/news/a.png", "image/png");
    const dialog = within(screen.getByRole("dialog", { name: "The quay" }));
    expect(dialog.getByRole("img", { name: "The quay" }).getAttribute("src")).toBe("/news/a.png");
    expect(dialog.getByRole("link", { name: "Download" }).hasAttribute("download")).toBe(true);
    expect(dialog.getByRole("link", { name: "Open in a new tab" }).getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("should zoom a picture by buttons, by keys and by a press on it", () => {
    draw("/news/a.png", "image/png");
    const picture = screen.getByRole("button", { name: "The quay" });
    const percent = () => screen.getByRole("status").textContent;
    expect(document.activeElement).toBe(picture);
    fireEvent.keyDown(picture, { key: "+" });
    expect(percent()).toBe("150%");
    fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    expect(percent()).toBe("200%");
    expect(picture.style.width).toBe("200%");
    for (const key of ["+", "+", "+", "+"]) fireEvent.keyDown(picture, { key });
    expect(percent()).toBe("400%");
    fireEvent.keyDown(picture, { key: "-" });
    expect(percent()).toBe("300%");
    fireEvent.keyDown(picture, { key: "0" });
    expect(percent()).toBe("100%");
    fireEvent.click(picture);
    expect(percent()).toBe("200%");
    expect(picture.getAttribute("aria-pressed")).toBe("true");
  });

  it.each([
    ["film", "/m/a.mp4", "video/mp4", "video"],
    ["sound", "/m/a.mp3", "audio/mpeg", "audio"],
    ["PDF", "/m/a.pdf", "application/pdf", "iframe"],
  ])("should show a %s", (_, path, mimetype, tag) => {
    draw(path, mimetype);
    expect(screen.getByRole("dialog").querySelector(tag)?.getAttribute("src")).toBe(path);
  });

  it("should offer a file of another kind for download", () => {
    draw("/m/a.csv", "text/csv");
    expect(screen.getByText("This file cannot be shown here")).toBeDefined();
    expect(hrefs()).toEqual(["/m/a.csv", "/m/a.csv"]);
  });

  it("should only link what lies on another site", () => {
    draw("https://films.example.com/a.mp4", "video/mp4");
    expect(screen.getByRole("dialog").querySelector("video")).toBeNull();
    expect(hrefs()).toEqual(["https://films.example.com/a.mp4"]);
  });

  it.each(["javascript:alert(1)", "//evil.example/a.png", "data:text/html,x", ""])("should neither show nor link %j", (path) => {
    draw(path, "image/png");
    expect(hrefs()).toEqual([]);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("should say when a picture cannot be had", () => {
    draw("/news/gone.png", "image/png");
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByText("It may have been moved or deleted.")).toBeDefined();
  });
});

describe("the window with something to read", () => {
  it("should show its text and close by its button", () => {
    const onClose = vi.fn();
    render(<Info title="New message" text="Hana wrote to you." onClose={onClose} />);
    expect(screen.getByRole("dialog", { name: "New message" }).textContent).toContain("Hana wrote to you.");
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
