import type { Remote } from "../../../core/kernel/remote.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import { portalTitlesText } from "../../i18n/en/portal-titles.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { InlineEdit } from "../../kit/inline-edit.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import type { SaveState } from "../../kit/save-word.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";

export type PortalTitlesProps = {
  readonly org: Remote<Pick<OrgSettings, "portals">>;
  /** the portal that is saved or was saved last; null for none */
  readonly saved: { readonly pid: string; readonly state: SaveState; readonly error?: string | undefined } | null;
  readonly onSave: (pid: string, title: string) => void;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
};

/** The titles of the organisation's portals, edited in place. */
export const PortalTitles = ({ org, saved, onSave, onUndo, onRetry }: PortalTitlesProps) => {
  const text = useText(portalTitlesText);
  return (
    <Card title={text("title")} note={text("note")}>
      <RemoteView remote={org} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
        {({ portals }) =>
          portals.map(({ pid, title }) => {
            const own = saved?.pid === pid ? saved : null;
            return (
              <InlineEdit
                key={pid}
                label={portals.length === 1 ? text("label") : text("labelOf", { pid })}
                value={title}
                state={own?.state ?? "idle"}
                error={own?.error}
                onUndo={onUndo}
                onSave={(typed) => onSave(pid, typed)}
              />
            );
          })
        }
      </RemoteView>
    </Card>
  );
};
