import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { portalRoutes } from "../portal-routes.ts";
import { usePortalUser } from "../portal-user.ts";
import { MoreView } from "./more.view.tsx";

/** The pages that have no place of their own in the navigation, as far as they are for the learner. */
export const MoreScreen = () => {
  const text = useText(portalFrameText);
  const user = usePortalUser();
  const href = usePortalHref();
  const pages = portalRoutes
    .flatMap(({ path, title, more }) => (more?.order === undefined ? [] : [{ path, title, ...more, order: more.order }]))
    .filter(({ isFor }) => isFor === undefined || isFor(user))
    .toSorted((a, b) => a.order - b.order);
  return <MoreView title={text("more")} pages={pages.map(({ path, title }) => ({ path, label: title?.() ?? path, href: href(path) }))} />;
};
