import { itemCatalogue, type ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import type { LostPart, PlannedItem, QuestionPlan } from "../../../../core/lessons/questions/question-plan.model.ts";
import { questionRefusals } from "../../../../core/lessons/questions/question-refusals.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { QuestionsDialogView, type QuestionsDialogViewProps } from "./questions-dialog.view.tsx";

const nothing = (): void => undefined;
const sample = "::Signals::What do three long tones mean? {=Cranes are locked ~Lunch}\n\nThe quay is open at night. {F}";

const planned = (line: number, type: ItemType, title: string, lost: readonly LostPart[] = []): PlannedItem => ({
  line,
  type,
  title,
  lost,
  item: { uuid: `${line}`, type, name: "", values: itemCatalogue[type].defaults },
});
const plan: QuestionPlan = {
  plan: [
    planned(1, "challenge", "Signals", ["feedback", "weights"]),
    planned(3, "challenge", "The quay is open at night."),
    planned(9, "blank", "How many metres is the yellow line from the edge?", ["tolerance"]),
    planned(11, "missing_words", "Wear a helmet and a _____ on the quay."),
    planned(13, "open_ended", "What would you improve?"),
  ],
  unread: [
    { line: 5, ...questionRefusals.question_unclosed },
    { line: 7, ...questionRefusals.question_matching },
  ],
  lesson: null,
};

const dialog = (props: Partial<QuestionsDialogViewProps> = {}) => (
  <QuestionsDialogView
    input={{ format: "gift", text: sample, file: null }}
    plan={null}
    isPending={false}
    failure={null}
    onInput={nothing}
    onPlan={nothing}
    onBack={nothing}
    onInsert={nothing}
    onClose={nothing}
    {...props}
  />
);

export const gallery: GalleryEntry = {
  name: "lesson-questions",
  group: "staff/lessons",
  isWhole: true,
  states: {
    gift: () => dialog(),
    empty: () => dialog({ input: { format: "gift", text: "", file: null } }),
    table: () => dialog({ input: { format: "csv", text: "type,question,answer", file: { name: "quay.csv", isRead: true } } }),
    "unread file": () => dialog({ input: { format: "csv", text: "", file: { name: "quay.xlsx", isRead: false } } }),
    failed: () => dialog({ failure: { tag: "offline" } }),
    plan: () => dialog({ plan }),
    nothing: () => dialog({ plan: { plan: [], unread: plan.unread, lesson: null } }),
  },
};
