import type { LessonItem } from "../../core/lessons/item.model.ts";
import { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { newPreview, previewAnswered } from "../../core/lessons/lesson-preview.view-model.ts";
import { screensOf } from "../../core/lessons/screens.rule.ts";
import type { GalleryEntry } from "../gallery/gallery-entry.ts";
import { writtenItems } from "./gallery-items.ts";
import styles from "./lesson-preview.module.css";
import { LessonPreview } from "./lesson-preview.view.tsx";
import { PreviewResults } from "./preview-results.view.tsx";

const item = (type: ItemType): LessonItem => ({
  uuid: type,
  type,
  name: type.replaceAll("_", " "),
  values: { ...writtenItems[type].values },
});

const some = [item("rich_text"), item("challenge"), item("poll"), item("missing_words"), item("scorm")];
const all = Object.keys(ItemType.keys).flatMap((type) => (ItemType.is(type) ? [item(type)] : []));

const answered = [...all].reduce(
  (preview, one) => (one.type === "order" ? preview : previewAnswered(preview, one, writtenItems[one.type].answer, 5)),
  newPreview(screensOf(all), null),
);

export const gallery: GalleryEntry = {
  name: "lesson-preview",
  group: "lesson",
  isWhole: true,
  states: {
    start: () => <LessonPreview items={some} />,
    question: () => <LessonPreview items={some} startAt="missing_words" />,
    "many steps": () => <LessonPreview items={all} startAt="order" />,
    empty: () => <LessonPreview items={[]} />,
    results: () => (
      <div className={styles["content"]}>
        <PreviewResults preview={answered} items={all} onAgain={() => undefined} />
      </div>
    ),
  },
};
