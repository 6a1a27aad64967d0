import type { SharedContent, SharedFile } from "../../core/files/file-share.model.ts";
import { shareRefusals } from "../../core/files/share-refusals.ts";
import { forbidden, notFound } from "../../core/kernel/failure.ts";
import type { GalleryEntry } from "../gallery/gallery-entry.ts";
import { SharedPageView, type SharedPageViewProps } from "./shared-page.view.tsx";

const file = (facts: Partial<SharedFile>): SharedFile => ({
  filename: "regatta.png",
  mimetype: "image/png",
  type: "image",
  size: 482_113,
  width: 1200,
  height: 800,
  description: "Three boats at the start",
  path: "",
  url: "/gallery/staff-contacts.png",
  ...facts,
});
const folder: SharedContent = {
  kind: "folder",
  name: "Regatta 2026",
  organisation: "Harbor Learning",
  zip: "/shared/x/zip",
  files: [
    file({}),
    file({
      filename: "Start and finish.mp4",
      type: "video",
      mimetype: "video/mp4",
      path: "Films / Day 1",
      size: 41_000_000,
      url: "/film.mp4",
    }),
    file({ filename: "interview.mp3", type: "audio", mimetype: "audio/mpeg", url: "/interview.mp3" }),
    file({ filename: "rules.pdf", type: "pdf", mimetype: "application/pdf", size: 91_000, url: "/rules.pdf" }),
    file({
      filename: "results-with-a-very-long-name-that-has-no-place-to-break.xlsx",
      type: "file",
      mimetype: "",
      size: 800,
      url: "/results",
    }),
  ],
};
const draw = (state: SharedPageViewProps["state"]) => () => <SharedPageView state={state} onOpen={() => undefined} />;

export const gallery: GalleryEntry = {
  name: "shared-page",
  group: "shared",
  isWhole: true,
  hasLandmarks: true,
  states: {
    folder: draw({ kind: "open", content: folder }),
    "one file": draw({ kind: "open", content: { ...folder, kind: "file", name: "regatta.png", files: [file({})], zip: null } }),
    empty: draw({ kind: "open", content: { ...folder, files: [], zip: null } }),
    loading: draw({ kind: "loading" }),
    password: draw({ kind: "locked", failure: null, isPending: false }),
    "wrong password": draw({ kind: "locked", failure: forbidden(shareRefusals.share_password_wrong), isPending: false }),
    "checking the password": draw({ kind: "locked", failure: null, isPending: true }),
    gone: draw({ kind: "failed", failure: notFound(shareRefusals.share_gone) }),
    offline: draw({ kind: "failed", failure: { tag: "offline" } }),
    failed: draw({ kind: "failed", failure: { tag: "server", message: "Something went wrong.", requestId: "4f1c" } }),
  },
};
