import type { WorkingCopy } from "../../../../core/lessons/apply-changes.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemCatalogue, type ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import type { LessonVersion } from "../../../../core/lessons/lesson-version.model.ts";
import type { Author } from "../../../../core/lessons/lesson.model.ts";

const item = (number: number, type: ItemType, values: Readonly<Record<string, unknown>>, name = ""): LessonItem => ({
  uuid: `00000000-0000-4000-8000-00000000000${number}`,
  type,
  name,
  values: { ...itemCatalogue[type].defaults, ...values },
});

export const items: readonly LessonItem[] = [
  item(1, "rich_text", { body: "<h2>Four rules of the quay</h2><p>Read one thing at a time.</p>" }),
  item(2, "challenge", {
    question: "<p>Where do you wait while a container is being lowered?</p>",
    answers: ["Under it", "Behind the yellow line", "On the truck"],
    correct: [1],
  }),
  item(3, "checklist", { question: "<p>Before you go</p>", answers: ["Helmet", "Vest"] }, "Equipment"),
  item(4, "poll", {}),
];

export const copy: WorkingCopy = {
  name: "Four rules of the quay",
  banner_img: null,
  tags: ["safety", "harbor"],
  metadata: { code: "HS-1" },
  length: null,
  items,
};

export const authors: readonly Author[] = [{ user_id: 2, name: "Adam Ames", item: items[1]?.uuid ?? null }];

const version = (number: number, kind: LessonVersion["kind"], more: Partial<LessonVersion> = {}): LessonVersion => ({
  number,
  kind,
  name: "",
  user_id: 1,
  made_by: "Olivia Owens",
  items_count: 3,
  current: false,
  created_at: 1_790_000_000 - 86_400 * number,
  ...more,
});

export const versions: readonly LessonVersion[] = [
  version(4, "publish", { current: true, name: "For the spring intake" }),
  version(3, "sitting", { made_by: "Adam Ames" }),
  version(2, "restore"),
  version(1, "publish", { made_by: "" }),
];
