import { GraduationCap } from "lucide-react";
import { useState } from "react";
import { pictureAddress } from "../../../core/files/thumbnail.rule.ts";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import styles from "./lesson-card.module.css";

/** The banner of a lesson; an icon where there is none. */
export const LessonBanner = ({ lesson: { banner_img } }: { readonly lesson: Pick<LessonCard, "banner_img"> }) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (banner_img === null || broken === banner_img)
    return (
      <span className={styles["noBanner"]}>
        <GraduationCap aria-hidden="true" />
      </span>
    );
  return (
    <img
      className={styles["banner"]}
      src={banner_img.startsWith("/media/") ? pictureAddress(banner_img, 640) : banner_img}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(banner_img)}
    />
  );
};
