import { ArrowLeft } from "lucide-react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { pageClashes, type PageValues, typedChange, valuesOfPage } from "../../../core/portal-pages/edited-page.view-model.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import { ClashDialog } from "../../fields/clash-dialog.view.tsx";
import { portalPagesText } from "../../i18n/en/portal-pages.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { PageContent } from "../../portal/pages/page-content.view.tsx";
import lists from "../settings/settings-list.module.css";
import { PageActions, type PageActs } from "./page-actions.view.tsx";
import { PageFields, type PageFieldsProps } from "./page-fields.view.tsx";
import { pagesHref } from "./page-href.ts";
import { PageStatePill } from "./page-state-pill.view.tsx";
import styles from "./portal-pages.module.css";

export type PageEditorProps = PageActs &
  Pick<PageFieldsProps, "onType" | "onPicture"> & {
    readonly page: Remote<PortalPageRecord>;
    readonly typed: Partial<PageValues>;
    /** the page that another user stored in the meantime, until one of the two is chosen */
    readonly theirs: PortalPageRecord | null;
    readonly failure: Failure | null;
    readonly isPreviewed: boolean;
    readonly onSave: (page: PortalPageRecord) => void;
    readonly onDiscard: () => void;
    readonly onTakeTheirs: (page: PortalPageRecord) => void;
    readonly onRetry: () => void;
  };

type PreviewProps = { readonly values: PageValues; readonly isOpen: boolean; readonly onClose: () => void };

/** The page as a learner would see it once it is published. */
const Preview = ({ values, isOpen, onClose }: PreviewProps) => {
  const text = useText(portalPagesText);
  const title = values.title.trim() === "" ? text("editor.untitled") : values.title;
  return (
    <Dialog
      title={text("editor.preview")}
      size="680"
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onPress={onClose}>{text("editor.close")}</Button>}
    >
      <PageContent title={title} html={values.html} />
    </Dialog>
  );
};

type ClashProps = Pick<PageEditorProps, "typed" | "onSave" | "onTakeTheirs"> & { readonly theirs: PortalPageRecord };

const Clash = ({ typed, theirs, onSave, onTakeTheirs }: ClashProps) => {
  const text = useText(portalPagesText);
  const rows = pageClashes(theirs, typed).map((row) => ({ ...row, label: text(`fields.${row.field}`) }));
  return rows.length === 0 ? null : <ClashDialog rows={rows} onKeepMine={() => onSave(theirs)} onTakeTheirs={() => onTakeTheirs(theirs)} />;
};

const Loaded = ({ page, ...props }: Omit<PageEditorProps, "page"> & { readonly page: PortalPageRecord }) => {
  const text = useText(portalPagesText);
  const { typed, theirs, failure, isPending, isPreviewed, onPreview, onSave, onDiscard } = props;
  const values = { ...valuesOfPage(page), ...typed };
  const isDirty = Object.keys(typedChange(page, typed)).length > 0;
  return (
    <>
      <PageHeader
        title={page.title}
        note={`p/c/${page.path}`}
        help={<PageStatePill state={page.state} />}
        actions={<PageActions page={page} isDirty={isDirty} {...props} />}
      />
      <div className={lists["stack"]}>
        {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
        {page.state === "draft" ? <Banner>{text("editor.draftNote")}</Banner> : null}
        {page.state === "changed" ? <Banner tone="warning">{text("editor.changedNote")}</Banner> : null}
        <PageFields
          values={values}
          failure={failure}
          isMoved={page.published_at !== null && values.path !== page.path}
          onType={props.onType}
          onPicture={props.onPicture}
        />
        <SaveBar isDirty={isDirty} isPending={isPending} onSave={() => onSave(page)} onDiscard={onDiscard} />
      </div>
      <Preview values={values} isOpen={isPreviewed} onClose={() => onPreview(false)} />
      {theirs === null ? null : <Clash {...props} theirs={theirs} />}
    </>
  );
};

/** A page of the portal for administrators: what it says, whether learners see it, and how it will look. */
export const PageEditorView = (props: PageEditorProps) => {
  const text = useText(portalPagesText);
  const { page, onRetry } = props;
  if (page.tag === "failed" && latestValue(page) === undefined)
    return <FailureState failure={page.failure} onRetry={onRetry} isPage way={<Anchor href={pagesHref}>{text("editor.back")}</Anchor>} />;
  return (
    <>
      <Anchor href={pagesHref} className={styles["back"]}>
        <ArrowLeft className={styles["arrow"]} aria-hidden="true" />
        {text("editor.back")}
      </Anchor>
      <RemoteView remote={page} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) => <Loaded {...props} page={known} />}
      </RemoteView>
    </>
  );
};
