import { Eye, EyeOff, Trash2 } from "lucide-react";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import { portalPagesText } from "../../i18n/en/portal-pages.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";

export type PageActs = {
  readonly isPending: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
  /** saves what was typed first */
  readonly onPublish: (page: PortalPageRecord) => void;
  /** saves what was typed first */
  readonly onUnpublish: (page: PortalPageRecord) => void;
  readonly onDelete: (page: PortalPageRecord) => void;
};

type PageActionsProps = PageActs & { readonly page: PortalPageRecord; readonly isDirty: boolean };

/** What can be done with a page; it can be published while learners do not see it as it is edited. */
export const PageActions = ({ page, isDirty, isPending, onPreview, onPublish, onUnpublish, onDelete }: PageActionsProps) => {
  const text = useText(portalPagesText);
  const isSeen = page.published_at !== null;
  return (
    <>
      <Button kind="quiet" icon={Trash2} isDisabled={isPending} onPress={() => onDelete(page)}>
        {text("editor.remove")}
      </Button>
      {isSeen ? (
        <Button kind="quiet" icon={EyeOff} isDisabled={isPending} onPress={() => onUnpublish(page)}>
          {text("editor.unpublish")}
        </Button>
      ) : null}
      <Button icon={Eye} onPress={() => onPreview(true)}>
        {text("editor.preview")}
      </Button>
      {page.state === "published" && !isDirty ? null : (
        <Button kind="primary" isPending={isPending} onPress={() => onPublish(page)}>
          {text(isSeen ? "editor.publishChanges" : "editor.publish")}
        </Button>
      )}
    </>
  );
};
