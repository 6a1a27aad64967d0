import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { RichTextEditor } from "../../../ui/staff/rich-text/rich-text-editor.view.tsx";
import type { InsertedPicture } from "../../../ui/staff/rich-text/rich-text-field.view.tsx";

const draw = (value: string, made: InsertedPicture | null = null) => {
  const onChange = vi.fn<(html: string) => void>();
  const onPicture = vi.fn(async () => made);
  const view = (now: string) => (
    <RichTextEditor label="Text" value={now} isReadOnly={false} errors={[]} onChange={onChange} onPicture={onPicture} />
  );
  const { rerender } = render(view(value));
  return { onChange, onPicture, show: (now: string) => rerender(view(now)) };
};
const box = () => screen.getByRole("textbox", { name: "Text" });
const paste = (html: string, text: string): void => {
  const read = (type: string): string => (type === "text/html" ? html : text);
  fireEvent.paste(box(), { clipboardData: { getData: read, files: [], types: ["text/html", "text/plain"], items: [] } });
};

describe("the editor of a rich text", () => {
  it("should show a value that changes from outside, and tell no change of its own", () => {
    const { onChange, show } = draw("<p>one</p><p>two</p>");
    show("<p>one more</p><p>two</p>");
    expect(box().textContent).toBe("one moretwo");
    show("");
    expect(box().textContent).toBe("");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("should say that a pasted picture of another site was refused, and keep nothing of it", async () => {
    const { onPicture } = draw("<p>one</p>");
    paste('<img src="https://x.example/a.png">', "");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("The picture could not be stored in your files."));
    expect(onPicture).toHaveBeenCalledWith("https://x.example/a.png");
    expect(box().querySelector("img[src*='x.example']")).toBe(null);
  });

  it("should leave Escape to what is around it, and take Enter for itself", () => {
    draw("<p>one</p>");
    const isLeft = (key: string, keyCode: number): boolean => fireEvent.keyDown(box(), { key, keyCode });
    expect([isLeft("Escape", 27), isLeft("Enter", 13)]).toEqual([true, false]);
  });

  it("should ask what a picture without a description shows", async () => {
    const { onChange } = draw("<p>one</p>", { url: "/files/a.png", description: "" });
    paste('<img src="https://x.example/a.png">', "");
    expect(await screen.findByRole("group", { name: "Picture" })).toBeTruthy();
    expect(onChange.mock.lastCall?.[0]).toContain('<img src="/files/a.png">');
  });
});
