import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { areFramesEdited, frameTextOf } from "../../../core/organisation/frame-draft.view-model.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./organisation.module.css";

export type EmbeddingViewProps = {
  readonly org: Remote<Pick<OrgSettings, "frame_origins">>;
  /** null while nothing was changed */
  readonly draft: string | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onEdit: (text: string) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
};

/** The sites that may show the organisation's portals in a frame. */
export const EmbeddingView = ({ org, draft, isPending, failure, onEdit, onSave, onDiscard, onRetry }: EmbeddingViewProps) => {
  const text = useText(organisationText);
  const error = fieldError(failure, "frame_origins");
  return (
    <>
      <PageHeader title={text("embedding.title")} note={text("embedding.note")} />
      <RemoteView remote={org} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(known) => (
          <div className={styles["stack"]}>
            <Card title={text("embedding.sites")} note={text("embedding.sitesNote")}>
              <div className={styles["form"]}>
                {failure === null || error !== undefined ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
                <TextArea
                  label={text("embedding.list")}
                  help={text("embedding.listHelp")}
                  rows={4}
                  spellCheck={false}
                  placeholder="https://intranet.example.com"
                  value={draft ?? frameTextOf(known)}
                  onChange={onEdit}
                  {...(error === undefined ? {} : { error })}
                />
              </div>
            </Card>
            <SaveBar
              isDirty={draft !== null && areFramesEdited(draft, known)}
              isPending={isPending}
              onSave={onSave}
              onDiscard={onDiscard}
            />
          </div>
        )}
      </RemoteView>
    </>
  );
};
