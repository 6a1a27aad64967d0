import * as t from "io-ts";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import { RichText } from "../../kit/rich-text.view.tsx";

const Body = t.type({ body: t.string });

/** A rich-text item of a lesson. */
export const RichTextItem = ({ item }: { readonly item: EngagedItem }) =>
  Body.is(item.values) ? <RichText html={item.values.body} /> : null;
