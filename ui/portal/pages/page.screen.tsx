import { useMemo } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { PublishedPageStore } from "../../../core/portal-pages/published-pages.port.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { isMissing, PageView } from "./page.view.tsx";

/** A page that the organisation wrote, by its address; it begins anew with each page. */
export const PageScreen = () => {
  const { path = "" } = useParams();
  return <PageAt key={path} path={path} />;
};

const PageAt = ({ path }: { readonly path: string }) => {
  const text = useText(portalFrameText);
  const store = useService(PublishedPageStore);
  const href = usePortalHref();
  const ask = useMemo(() => store.read, [store]);
  const { answer, again } = useAnswer(ask, path);
  useDocumentTitle(isMissing(answer) ? text("notFoundTitle") : (latestValue(answer)?.title ?? null));
  return <PageView page={answer} href={href} onRetry={again} />;
};
