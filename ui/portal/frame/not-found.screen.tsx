import { useLocation } from "@tanstack/react-router";
import { FileQuestion } from "lucide-react";
import { portalHref, readPortalPath } from "../../../core/portal/portal-path.rule.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { useDocumentTitle } from "../../react/document-title.ts";

/** The not-found page of the portal; the address is kept. */
export const NotFoundScreen = () => {
  const text = useText(portalFrameText);
  const { href, pathname } = useLocation();
  const { pid } = readPortalPath(pathname);
  useDocumentTitle(text("notFoundTitle"));
  return (
    <>
      <PageHeader title={text("notFoundTitle")} />
      <Message
        icon={FileQuestion}
        title={text("notFoundBody", { address: href })}
        actions={
          <>
            <LinkButton href={portalHref(pid, "/p/settings")}>{text("details")}</LinkButton>
            <LinkButton kind="primary" href={portalHref(pid, "/home")}>
              {text("home")}
            </LinkButton>
          </>
        }
      />
    </>
  );
};
