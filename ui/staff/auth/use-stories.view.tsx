import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Testimonials } from "./auth-layout.view.tsx";

const stories = ["first", "second", "third"] as const;

/** Testimonials by role. */
export const UseStories = () => {
  const text = useText(staffAuthText);
  return (
    <Testimonials
      label={text("testimonials.title")}
      testimonials={stories.map((id) => ({
        id,
        words: text(`testimonials.${id}.words`),
        name: text(`testimonials.${id}.role`),
        place: text(`testimonials.${id}.place`),
      }))}
    />
  );
};
