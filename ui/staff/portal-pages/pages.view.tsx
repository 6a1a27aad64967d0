import { Plus } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { PortalPageEntry } from "../../../core/portal-pages/portal-page.model.ts";
import { portalPagesText } from "../../i18n/en/portal-pages.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import lists from "../settings/settings-list.module.css";
import { pageHref } from "./page-href.ts";
import { PageStatePill } from "./page-state-pill.view.tsx";

export type PagesViewProps = {
  readonly pages: Remote<readonly PortalPageEntry[]>;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
};

/** The pages of the portal: title, address and state; each leads to its editor. */
export const PagesView = ({ pages, onAdd, onRetry }: PagesViewProps) => {
  const text = useText(portalPagesText);
  const add = (
    <Button icon={Plus} isDisabled={pages.tag !== "loaded"} onPress={onAdd}>
      {text("add")}
    </Button>
  );
  return (
    <Card title={text("title")} note={text("note")} actions={add}>
      <RemoteView remote={pages} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <p className={lists["muted"]}>{text("empty")}</p>
          ) : (
            <ul className={lists["rows"]} aria-label={text("list")}>
              {known.map(({ id, title, path, state }) => (
                <li key={id} className={lists["row"]} data-wraps="true">
                  <span className={lists["words"]}>
                    <Anchor href={pageHref(id)}>{title}</Anchor>
                    <span className={lists["muted"]}>{`p/c/${path}`}</span>
                  </span>
                  <PageStatePill state={state} />
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
};
