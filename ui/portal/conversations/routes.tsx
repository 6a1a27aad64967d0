import { mayMessage } from "../../../core/conversations/may-message.rule.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

const title = (): string => translateNow(portalFrameText)("messages");
const load = async () => (await import("./conversation.screen.tsx")).ConversationScreen;

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/conversations",
    title,
    more: { order: 5, isFor: mayMessage },
    load: async () => (await import("./thread-list.screen.tsx")).ThreadListScreen,
  },
  { path: "/p/conversations/$threadId", title, more: {}, load },
  { path: "/p/conversations/$threadId/$startThreadId", title, more: {}, load },
];
