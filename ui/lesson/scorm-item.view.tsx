import { PackageOpen } from "lucide-react";
import { readScorm } from "../../core/lessons/shown/presented-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Message } from "../kit/message.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";

/** A package, which no player can show; it does not block the learner. */
export const ScormItem = ({ values }: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const title = readScorm(values)?.title ?? "";
  return (
    <Message icon={PackageOpen} title={title.trim() === "" ? text("package.title") : title}>
      {text("package.unshown")}
    </Message>
  );
};
