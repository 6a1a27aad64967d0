import type { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { loadable } from "../kit/loadable.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";

/** The view of each type of item, loaded when an item of that type is shown. */
export const itemParts = {
  rich_text: loadable<ItemViewProps>(async () => (await import("./rich-text-item.view.tsx")).RichTextItem),
  video: loadable<ItemViewProps>(async () => (await import("./video-item.view.tsx")).VideoItem),
  challenge: loadable<ItemViewProps>(async () => (await import("./challenge-item.view.tsx")).ChallengeItem),
} as const satisfies Partial<Record<ItemType, unknown>>;
