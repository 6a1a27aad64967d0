import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { useParams } from "../../react/address.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { PlacedLessonScreen } from "./placed-lesson.screen.tsx";

/** The lesson of the address in its course. */
export const LessonScreen = () => {
  const text = useText(lessonText);
  const href = usePortalHref();
  const { courseId = "", triggerId = "" } = useParams();
  return (
    <PlacedLessonScreen
      place={{ course: Number(courseId), trigger: Number(triggerId) }}
      back={{ href: href(`/course/${courseId}`), label: text("toCourse") }}
      leaveLabel={(course) => text("leave", { course })}
      lessonHref={(id) => href(`/course/${courseId}/lesson/${id}`)}
    />
  );
};
