import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { uploadLine, uploadSummary } from "../../../core/files/upload-panel.view-model.ts";
import type { Upload } from "../../../core/files/uploads.model.ts";
import { UploadPanelView } from "../../../ui/staff/files/upload-panel.view.tsx";

const upload = (id: string, name: string, more: Partial<Upload> = {}): Upload => ({
  id,
  name,
  size: 200,
  sent: 50,
  status: "sending",
  target: { folder_id: null },
  failure: null,
  file: null,
  ...more,
});

const draw = (uploads: readonly Upload[]) => {
  const acts = { onPause: vi.fn(), onResume: vi.fn(), onCancel: vi.fn(), onChoose: vi.fn(), onClear: vi.fn() };
  render(<UploadPanelView uploads={uploads.map(uploadLine)} summary={uploadSummary(uploads)} {...acts} />);
  return acts;
};
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

describe("The panel of uploads", () => {
  it("should show nothing without uploads", () => {
    draw([]);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("should show the progress of each, and pause, resume and cancel it", () => {
    const acts = draw([upload("1", "a.pdf"), upload("2", "b.pdf", { status: "paused" })]);
    expect(screen.getByRole("status").textContent).toBe("Uploading 2 files, 25%");
    expect(screen.getByRole("progressbar", { name: "a.pdf" }).getAttribute("aria-valuenow")).toBe("25");
    expect(screen.getByRole("progressbar", { name: "b.pdf" }).getAttribute("aria-valuetext")).toBe("Paused");
    press("Pause upload of a.pdf");
    press("Resume upload of b.pdf");
    press("Cancel upload of b.pdf");
    expect([acts.onPause.mock.calls, acts.onResume.mock.calls, acts.onCancel.mock.calls]).toEqual([[["1"]], [["2"]], [["2"]]]);
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  });

  it("should show that it waits for the network", () => {
    draw([upload("1", "a.pdf", { status: "offline" })]);
    expect(screen.getByRole("status").textContent).toBe("Waiting for the network");
  });

  it("should after a reload ask for the file again", () => {
    const { onChoose } = draw([upload("1", "a.pdf", { status: "stopped" })]);
    expect(screen.getByText(/Choose the file again/)).toBeTruthy();
    press("Choose file a.pdf again");
    expect(onChoose).toHaveBeenCalledWith("1");
  });

  it("should show why one failed, and clear those that have ended", () => {
    const { onClear, onResume } = draw([
      upload("1", "a.pdf", { status: "done", sent: 200 }),
      upload("2", "b.mp4", { status: "failed", failure: { tag: "full", message: "There is no room." } }),
    ]);
    expect(screen.getByRole("status").textContent).toBe("1 file not uploaded");
    expect(within(screen.getByRole("list")).getByText("There is no room.")).toBeTruthy();
    press("Try again to upload b.mp4");
    expect(onResume).toHaveBeenCalledWith("2");
    press("Clear");
    expect(onClear).toHaveBeenCalledOnce();
  });

  it("should be hidden but for its summary, and shown again", () => {
    draw([upload("1", "a.pdf")]);
    press("Hide uploads");
    expect([screen.queryByRole("list"), screen.getByRole("status").textContent]).toEqual([null, "Uploading 1 file, 25%"]);
    press("Show uploads");
    expect(screen.getByRole("list")).toBeTruthy();
  });
});
