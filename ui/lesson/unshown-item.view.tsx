import { EyeOff } from "lucide-react";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Message } from "../kit/message.view.tsx";

/** A step of a type that this page cannot render; it does not block the learner. */
export const UnshownItem = () => {
  const text = useText(lessonViewsText);
  return (
    <Message icon={EyeOff} title={text("unshown")}>
      {text("unshownBody")}
    </Message>
  );
};
