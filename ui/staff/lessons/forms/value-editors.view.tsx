import type { ValueKind } from "../../../../core/lessons/item-type.model.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import { AnswersValue, WeightedAnswersValue } from "./answer-values.view.tsx";
import { ContactFieldsValue, ContactFieldValue } from "./contact-field-values.view.tsx";
import { GapsValue } from "./gaps-value.view.tsx";
import { AudioValue, FilesValue, ImageValue, PackageValue } from "./media-values.view.tsx";
import { PairsValue, PrefillsValue } from "./pair-values.view.tsx";
import { RecipientsValue, ReviewPartsValue, UsersValue } from "./people-values.view.tsx";
import {
  AspectRatioValue,
  HtmlValue,
  LongTextValue,
  NoField,
  NumberValue,
  SwitchValue,
  TextValue,
  UrlValue,
} from "./plain-values.view.tsx";
import { StatQuestionsValue } from "./stat-questions-value.view.tsx";
import type { ValueEditor, ValueEditorProps } from "./value-editor.ts";
import { FilmValue, PlayedSwitchValue, VideoLinkValue } from "./video-link-value.view.tsx";
import { RangeValue } from "./video-range-value.view.tsx";

const captions = loadable<ValueEditorProps>(async () => (await import("./captions-value.view.tsx")).CaptionsValue);

/** The editor of each kind of value. Correct answers are checked beside the answers. */
const editors = {
  text: TextValue,
  "long-text": LongTextValue,
  html: HtmlValue,
  url: UrlValue,
  number: NumberValue,
  switch: SwitchValue,
  "aspect-ratio": AspectRatioValue,
  captions: captions.View,
  audio: AudioValue,
  image: ImageValue,
  files: FilesValue,
  package: PackageValue,
  answers: AnswersValue,
  "correct-answers": NoField,
  "weighted-answers": WeightedAnswersValue,
  "stat-questions": StatQuestionsValue,
  "review-parts": ReviewPartsValue,
  users: UsersValue,
  "contact-field": ContactFieldValue,
  "contact-fields": ContactFieldsValue,
  prefills: PrefillsValue,
  recipients: RecipientsValue,
  pairs: PairsValue,
  derived: NoField,
} as const satisfies Readonly<Record<ValueKind, ValueEditor>>;

/** Editors of values that need more than the editor of their kind. */
const own: Readonly<Record<string, ValueEditor>> = {
  "missing_words.question": GapsValue,
  "video.url": VideoLinkValue,
  "video.gallery_url": FilmValue,
  "video.required": PlayedSwitchValue,
  "video.custom_range": PlayedSwitchValue,
  "video.start": RangeValue,
  "video.end": NoField,
};

/** The editor of a value of a type of items. */
export const editorOf = (type: string, name: string, kind: ValueKind): ValueEditor => own[`${type}.${name}`] ?? editors[kind];
