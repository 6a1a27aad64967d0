import * as t from "io-ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { RichText } from "../kit/rich-text.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";

const Body = t.type({ body: t.string });

/** A rich-text item of a lesson. */
export const RichTextItem = ({ values }: ItemViewProps) => {
  const text = useText(lessonViewsText);
  return Body.is(values) && values.body.trim() !== "" ? <RichText html={values.body} /> : <EmptyPart>{text("empty.text")}</EmptyPart>;
};
