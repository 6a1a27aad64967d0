import { usePortalHref } from "../frame/use-portal-href.ts";
import { DownlineView } from "./downline.view.tsx";
import { useLevel } from "./use-level.ts";

/** The contacts directly below the learner; the page of the list is in the address. */
export const DownlineScreen = () => {
  const href = usePortalHref();
  const { level, again, onPage } = useLevel(null);
  return <DownlineView level={level} href={href} onPage={onPage} onRetry={again} />;
};
