import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { RichText } from "../../kit/rich-text.view.tsx";

/** What a course is about, in its author's words. */
export const CourseAbout = ({ about }: { readonly about: string }) => {
  const text = useText(learningText);
  return about === "" ? <p>{text("course.noAbout")}</p> : <RichText html={about} />;
};
