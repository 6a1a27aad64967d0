import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import { portalPagesText } from "../../i18n/en/portal-pages.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useStorePicture } from "../rich-text/use-store-picture.ts";
import { PageEditorView } from "./page-editor.view.tsx";
import { pageHref, pagesHref } from "./page-href.ts";
import { usePageEditor } from "./use-page-editor.ts";

/** The editor of a page of the portal. */
export const PageEditor = ({ id }: { readonly id: number }) => {
  const text = useText(portalPagesText);
  const store = useService(PortalSettingsStore).pages;
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const go = useGo();
  const onPicture = useStorePicture();
  const [isPreviewed, setPreviewed] = useState(false);
  const { page, typed, theirs, isPending, failure, type, discard, save, takeTheirs, again } = usePageEditor(id);
  useDocumentTitle(latestValue(page)?.title ?? null);
  const tell = (said: string): void => void toasts.show({ text: said, tone: "success" });
  const restore = async (): Promise<void> => {
    const back = await alerts.reporting(store.restore(id))();
    if (E.isLeft(back)) return;
    tell(text("done.restored", { title: back.right.title }));
    go(pageHref(id));
  };
  const remove = async ({ title }: PortalPageRecord): Promise<void> => {
    const gone = await alerts.reporting(store.remove(id))();
    if (E.isLeft(gone)) return;
    go(pagesHref);
    toasts.undoable(text("done.removed", { title }), text("done.undo"), () => void restore());
  };
  const saveOnly = (known: PortalPageRecord): void => save(known, () => tell(text("done.saved")));
  return (
    <PageEditorView
      page={page}
      typed={typed}
      theirs={theirs}
      isPending={isPending}
      failure={failure}
      isPreviewed={isPreviewed}
      onType={type}
      onDiscard={discard}
      onPicture={onPicture}
      onPreview={setPreviewed}
      onRetry={again}
      onSave={saveOnly}
      onPublish={(known) =>
        save(
          known,
          ({ title }) => tell(text("done.published", { title })),
          ({ version }) => store.publish(id, { version }),
        )
      }
      onUnpublish={(known) =>
        save(
          known,
          ({ title }) => tell(text("done.unpublished", { title })),
          ({ version }) => store.unpublish(id, { version }),
        )
      }
      onDelete={(known) => void remove(known)}
      onTakeTheirs={takeTheirs}
    />
  );
};
