import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { writtenItems } from "../../../lesson/gallery-items.ts";
import { PreviewDevice, type PreviewWidth } from "./preview-device.view.tsx";

const nothing = (): void => undefined;

const items = (["rich_text", "challenge", "poll"] as const).map((type) => ({
  uuid: type,
  type,
  name: "",
  values: { ...writtenItems[type].values },
}));

const device = (width: PreviewWidth) => () => (
  <PreviewDevice name="Four rules of the quay" items={items} width={width} onWidth={nothing} onClose={nothing} />
);

export const gallery: GalleryEntry = {
  name: "lesson-preview-device",
  group: "staff/lessons",
  isWhole: true,
  states: { phone: device("phone"), desktop: device("desktop") },
};
