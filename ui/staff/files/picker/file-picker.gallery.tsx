import { firstPickerState, pickerSources, type PickerState } from "../../../../core/files/file-picker.view-model.ts";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import type { Upload } from "../../../../core/files/uploads.model.ts";
import { loaded } from "../../../../core/kernel/remote.ts";
import { mediaFailure } from "../../../../core/media-sources/media-problem.rule.ts";
import { mediaSourceNames } from "../../../../core/media-sources/media-sources.rule.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { FilePickerView, type FilePickerViewProps } from "./file-picker.view.tsx";
import { galleryFiles, galleryFolders, galleryPictures } from "./gallery-files.ts";
import { galleryMedia } from "./gallery-media.ts";
import type { Camera, CameraStatus } from "./use-camera.ts";

const nothing = (): void => undefined;
const pageOf = (results: readonly FileRecord[], pages = 1) => loaded({ results, page: 1, pages, count: results.length });
const cameraIs = (status: CameraStatus): Camera => ({
  status,
  video: nothing,
  start: nothing,
  stop: nothing,
  take: async () => null,
});

const draw = (state: Partial<PickerState>, props: Partial<FilePickerViewProps> = {}) => (
  <FilePickerView
    request={{ kinds: ["image"] }}
    sources={pickerSources("admin")}
    state={{ ...firstPickerState, files: pageOf(galleryPictures), folders: loaded(galleryFolders), ...state }}
    camera={cameraIs("off")}
    media={galleryMedia({})}
    onSource={nothing}
    onFolder={nothing}
    onSearch={nothing}
    onMore={nothing}
    onRetry={nothing}
    onToggle={nothing}
    onRemove={nothing}
    onDescribe={nothing}
    onUpload={nothing}
    onResume={nothing}
    onCancel={nothing}
    onAddress={async () => null}
    onConfirm={nothing}
    onClose={nothing}
    {...props}
  />
);

const upload = (id: string, name: string, more: Partial<Upload>): Upload => ({
  id,
  name,
  size: 8_000_000,
  sent: 3_400_000,
  status: "sending",
  target: { folder_id: null },
  failure: null,
  file: null,
  ...more,
});

const fromOthers = { sources: pickerSources("admin", mediaSourceNames) };
const downFailure = mediaFailure("unsplash", { tag: "down" });
const endedFailure = mediaFailure("googledrive", { tag: "refused" });

export const gallery: GalleryEntry = {
  name: "file-picker",
  group: "staff/files",
  isWhole: true,
  states: {
    recent: () => draw({ files: pageOf(galleryPictures, 3) }),
    "described picture": () => draw({ chosen: galleryPictures.slice(0, 1) }),
    "picture without a description": () => draw({ chosen: galleryPictures.slice(1, 2) }),
    "several files": () =>
      draw(
        { files: pageOf(galleryFiles), chosen: [...galleryFiles.slice(3, 4), ...galleryFiles.slice(0, 2)] },
        { request: { isMultiple: true } },
      ),
    folders: () => draw({ source: "folders" }),
    "in a folder": () => draw({ source: "folders", folder: 3, files: pageOf(galleryPictures.slice(0, 2)) }),
    "empty folder": () => draw({ source: "folders", folder: 2, files: pageOf([]) }),
    "no pictures": () => draw({ files: pageOf([]) }),
    "guest without pictures": () => draw({ files: pageOf([]) }, { sources: pickerSources("guest") }),
    "nothing found": () => draw({ words: "whale", files: pageOf([]) }),
    loading: () => draw({ files: { tag: "loading" }, folders: { tag: "loading" } }),
    failed: () => draw({ files: { tag: "failed", failure: { tag: "offline" } } }),
    upload: () => draw({ source: "upload", folder: 1 }),
    uploading: () =>
      draw(
        {
          source: "upload",
          uploads: [
            upload("a", "harbour.jpg", {}),
            upload("b", "film.mov", { status: "offline" }),
            upload("c", "scan.tiff", { status: "failed", failure: { tag: "full", message: "The storage of your organisation is full." } }),
          ],
          refused: ["budget.xlsx"],
        },
        { request: { isMultiple: true } },
      ),
    camera: () => draw({ source: "camera" }),
    "camera is on": () => draw({ source: "camera" }, { camera: cameraIs("on") }),
    "camera refused": () => draw({ source: "camera" }, { camera: cameraIs("refused") }),
    "no camera": () => draw({ source: "camera" }, { camera: cameraIs("none") }),
    "camera without https": () => draw({ source: "camera" }, { camera: cameraIs("insecure") }),
    address: () => draw({ source: "address" }),
    unsplash: () => draw({ source: "unsplash" }, { ...fromOthers, media: galleryMedia({ source: "unsplash", words: "harbour" }) }),
    "a source that loads": () =>
      draw({ source: "unsplash" }, { ...fromOthers, media: galleryMedia({ source: "unsplash", items: { tag: "loading" } }) }),
    "nothing found at a source": () =>
      draw(
        { source: "unsplash" },
        { ...fromOthers, media: galleryMedia({ source: "unsplash", words: "xyzzy", items: loaded({ items: [], next: null }) }) },
      ),
    "a source that is down": () =>
      draw(
        { source: "unsplash" },
        { ...fromOthers, media: galleryMedia({ source: "unsplash", items: { tag: "failed", failure: downFailure } }) },
      ),
    "an account to connect": () => draw({ source: "googledrive" }, { ...fromOthers, media: galleryMedia({ source: "googledrive" }) }),
    "an account that has ended": () =>
      draw({ source: "googledrive" }, { ...fromOthers, media: galleryMedia({ source: "googledrive", failure: endedFailure }) }),
    "a connected account": () => draw({ source: "instagram" }, { ...fromOthers, media: galleryMedia({ source: "instagram" }) }),
    "a connected account without files": () =>
      draw(
        { source: "instagram" },
        { ...fromOthers, media: galleryMedia({ source: "instagram", items: loaded({ items: [], next: null }) }) },
      ),
    "description not saved": () =>
      draw({
        chosen: galleryPictures.slice(1, 2),
        descriptions: { "2": "Green hills" },
        failure: { tag: "conflict", message: "Somebody else has changed this file." },
      }),
  },
};
