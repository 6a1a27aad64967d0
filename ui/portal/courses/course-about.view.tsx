import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { RichText } from "../../kit/rich-text.view.tsx";

/** The description of a course, as its author wrote it. */
export const CourseAbout = ({ about }: { readonly about: string }) => {
  const text = useText(learningText);
  return about === "" ? <p>{text("course.noAbout")}</p> : <RichText html={about} />;
};
