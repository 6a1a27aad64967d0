import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

const title = (): string => translateNow(portalFrameText)("files");
const load = async () => (await import("./portal-files.screen.tsx")).PortalFilesScreen;

export const routes: readonly PortalRoute[] = [
  { path: "/p/files", title, more: { order: 20, isFor: ({ role }) => admits(role, "files") }, load },
  { path: "/p/files/$folderId", title, more: {}, load },
];
