import { loadable } from "../../kit/loadable.view.tsx";

/** Parts of the library that its first rendering does without. */
export const details = loadable(async () => (await import("./file-details.screen.tsx")).FileDetailsScreen);
export const dialogs = loadable(async () => (await import("./library-dialogs.screen.tsx")).LibraryDialogs);
export const duplicates = loadable(async () => (await import("./duplicates.screen.tsx")).DuplicatesScreen);
export const uploadPanel = loadable(async () => (await import("./upload-panel.screen.tsx")).UploadPanelScreen);
