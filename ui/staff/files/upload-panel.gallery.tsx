import { uploadLine, uploadSummary } from "../../../core/files/upload-panel.view-model.ts";
import type { Upload } from "../../../core/files/uploads.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { UploadPanelView } from "./upload-panel.view.tsx";

const nothing = (): void => undefined;

const upload = (id: string, name: string, more: Partial<Upload>): Upload => ({
  id,
  name,
  size: 48_000_000,
  sent: 21_000_000,
  status: "sending",
  target: { folder_id: null },
  failure: null,
  file: null,
  ...more,
});

const draw = (uploads: readonly Upload[]) => (
  <UploadPanelView
    uploads={uploads.map(uploadLine)}
    summary={uploadSummary(uploads)}
    onPause={nothing}
    onResume={nothing}
    onCancel={nothing}
    onChoose={nothing}
    onClear={nothing}
  />
);

const film = upload("1", "harbour safety.mp4", {});
const long = upload("2", `${"a very long name of a picture ".repeat(5)}.jpg`, { status: "waiting", sent: 0 });

export const gallery: GalleryEntry = {
  name: "upload-panel",
  group: "staff/files",
  states: {
    sending: () => draw([film, long]),
    "paused and checked": () =>
      draw([upload("1", "tides.pdf", { status: "paused" }), upload("2", "crane.webm", { status: "finishing", sent: 48_000_000 })]),
    offline: () =>
      draw([
        { ...film, status: "offline" },
        { ...long, status: "offline" },
      ]),
    "after a reload": () => draw([{ ...film, status: "stopped" }]),
    ended: () =>
      draw([
        upload("1", "tides.pdf", { status: "done", sent: 48_000_000 }),
        upload("2", "lecture.mp4", {
          status: "failed",
          sent: 0,
          failure: { tag: "too-large", message: "The video is too large: videos may have up to 500 MB.", limit: 524_288_000 },
        }),
      ]),
  },
};
