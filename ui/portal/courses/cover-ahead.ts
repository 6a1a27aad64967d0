import { pictureSet } from "../../../core/files/thumbnail.rule.ts";
import type { CourseCard } from "../../../core/learning/course.model.ts";
import { portalHome } from "../../../core/learning/portal-home.view-model.ts";

type Host = { readonly matchMedia: (query: string) => Pick<MediaQueryList, "matches">; readonly document: Document };

/**
 * Preloads the picture of the course to continue on narrow screens, where it is the largest element of the home and as wide as the page
 * (`home.module.css`).
 */
export const preloadCover = (host: Host, courses: readonly CourseCard[]): void => {
  const cover = portalHome(courses).goOn?.cover ?? null;
  if (cover === null || !host.matchMedia("(width < 640px)").matches) return;
  const picture = host.document.createElement("img");
  picture.sizes = "100vw";
  picture.srcset = pictureSet(cover) ?? "";
  picture.src = cover;
};
