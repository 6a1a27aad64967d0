import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useChoosePicture } from "../../files/picker/use-choose-picture.ts";

/** Lets the author choose the banner of the lesson from the files. */
export const useBannerChoice = (editor: LessonEditor): (() => void) => {
  const text = useText(lessonEditorText);
  const choose = useChoosePicture();
  return () =>
    void choose(text("details.chooseBanner")).then((url) => {
      if (url !== null) editor.set(null, "banner_img", url);
    });
};
