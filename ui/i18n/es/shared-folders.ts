import type { sharedFoldersText } from "../en/shared-folders.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof sharedFoldersText.texts> = {
  path: "Dónde está esta carpeta",
  folders: "Carpetas",
};
