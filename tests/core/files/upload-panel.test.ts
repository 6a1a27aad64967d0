import { describe, expect, it } from "vitest";
import { uploadLine, uploadSummary } from "../../../core/files/upload-panel.view-model.ts";
import type { Upload, UploadStatus } from "../../../core/files/uploads.model.ts";

const upload = (status: UploadStatus, sent = 40, size = 100): Upload => ({
  id: "1",
  name: "a",
  size,
  sent,
  status,
  target: { folder_id: null },
  failure: null,
  file: null,
});

describe("The uploads on a page", () => {
  it.each([
    ["waiting", ["pause", "cancel"]],
    ["sending", ["pause", "cancel"]],
    ["offline", ["pause", "cancel"]],
    ["paused", ["resume", "cancel"]],
    ["finishing", ["cancel"]],
    ["stopped", ["choose", "cancel"]],
    ["failed", ["resume", "cancel"]],
    ["done", []],
  ] as const)("should when %s offer to %j", (status, offered) => {
    const line = uploadLine(upload(status));
    const may = { pause: line.mayPause, resume: line.mayResume, choose: line.mayChoose, cancel: line.mayCancel };
    expect(Object.entries(may).flatMap(([name, is]) => (is ? [name] : []))).toEqual(offered);
    expect(line.percent).toBe(40);
  });

  it("should not be paused once all bytes are there", () => {
    expect(uploadLine(upload("offline", 100)).mayPause).toBe(false);
  });

  it("should be counted, by the bytes of those that have not failed", () => {
    expect(uploadSummary([upload("done", 100), upload("sending", 50, 300), upload("failed", 0, 5_000), upload("paused", 0)])).toEqual({
      all: 4,
      open: 2,
      done: 1,
      failed: 1,
      isOffline: false,
      percent: 30,
    });
    expect(uploadSummary([upload("offline")])).toMatchObject({ isOffline: true });
    expect(uploadSummary([])).toMatchObject({ all: 0, percent: 0 });
  });
});
