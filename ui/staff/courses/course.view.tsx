import { Archive, ArrowLeft, Copy, EllipsisVertical, FlaskConical, LayoutTemplate, Pause, Play, Trash2, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { courseState } from "../../../core/campaigns/course-state.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { CourseStatePill } from "./course-state-pill.view.tsx";
import styles from "./courses.module.css";

/** The parts of a course's page. */
export const courseTabs = ["lessons", "contacts", "metrics", "settings"] as const;
export type CourseTab = (typeof courseTabs)[number];

export type CourseActs = {
  readonly onPublish: (published: boolean) => void;
  readonly onPause: (paused: boolean) => void;
  readonly onArchive: (archived: boolean) => void;
  readonly onCopy: () => void;
  readonly onTemplate: () => void;
  readonly onShare: () => void;
  readonly onRemove: () => void;
};

export type CourseViewProps = {
  readonly course: Remote<CampaignRecord>;
  readonly tab: CourseTab;
  /** the content of the tab that is shown */
  readonly content: (course: CampaignRecord) => ReactNode;
  /** null for users who may only look */
  readonly acts: CourseActs | null;
  readonly onRetry: () => void;
};

const Actions = ({ course, acts }: { readonly course: CampaignRecord; readonly acts: CourseActs }) => {
  const text = useText(coursesText);
  const tools = useText(campaignToolsText);
  const { draft, paused, archived_at, is_default } = course;
  return (
    <>
      {draft ? (
        <Button kind="primary" onPress={() => acts.onPublish(true)}>
          {text("page.publish")}
        </Button>
      ) : null}
      <Menu
        label={text("page.menu")}
        placement="bottom end"
        trigger={<IconButton icon={EllipsisVertical} kind="secondary" label={text("page.menu")} />}
        groups={[
          {
            id: "do",
            entries: [
              ...(draft ? [] : [{ id: "draft", label: text("page.unpublish") }]),
              { id: "pause", icon: paused ? Play : Pause, label: text(paused ? "page.resume" : "page.pause") },
              { id: "copy", icon: Copy, label: tools("bulk.copy") },
              { id: "template", icon: LayoutTemplate, label: tools("save.action") },
              { id: "share", icon: UsersRound, label: tools("share") },
              { id: "archive", icon: Archive, label: text(archived_at === null ? "page.archive" : "page.unarchive") },
            ],
          },
          ...(is_default ? [] : [{ id: "end", entries: [{ id: "remove", icon: Trash2, label: text("page.remove"), isDangerous: true }] }]),
        ]}
        onAction={(action) => {
          if (action === "draft") acts.onPublish(false);
          else if (action === "pause") acts.onPause(!paused);
          else if (action === "copy") acts.onCopy();
          else if (action === "template") acts.onTemplate();
          else if (action === "share") acts.onShare();
          else if (action === "archive") acts.onArchive(archived_at === null);
          else acts.onRemove();
        }}
      />
    </>
  );
};

const Note = ({ course }: { readonly course: CampaignRecord }) => {
  const text = useText(coursesText);
  if (course.archived_at !== null) return <Banner tone="warning">{text("page.archivedNote")}</Banner>;
  if (course.draft) return <Banner>{text("page.draftNote")}</Banner>;
  return course.paused ? <Banner tone="warning">{text("page.pausedNote")}</Banner> : null;
};

/** A course for staff: its state, what can be done with it, and its parts in tabs. */
export const CourseView = ({ course, tab, content, acts, onRetry }: CourseViewProps) => {
  const text = useText(coursesText);
  return (
    <>
      <Anchor href="/ui/campaigns" className={styles["back"]}>
        <ArrowLeft className={styles["arrow"]} aria-hidden="true" />
        {text("page.back")}
      </Anchor>
      <RemoteView remote={course} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) => (
          <>
            <PageHeader
              title={known.name}
              note={known.internal_name === "" || known.internal_name === known.name ? undefined : known.internal_name}
              help={<CourseStatePill state={courseState(known)} />}
              actions={
                <>
                  <LinkButton href={`/ui/campaigns/${known.id}/test`} icon={FlaskConical}>
                    {text("page.test")}
                  </LinkButton>
                  {acts === null ? null : <Actions course={known} acts={acts} />}
                </>
              }
            />
            <div className={styles["note"]}>
              <Note course={known} />
            </div>
            <Tabs
              label={text("page.tabs")}
              selected={tab}
              tabs={courseTabs.map((id) => ({
                id,
                label: text(`page.${id}`),
                href: `/ui/campaigns/${known.id}/${id}`,
                ...(id === "lessons" ? { count: known.triggers.length } : id === "contacts" ? { count: known.learners } : {}),
                content: id === tab ? content(known) : null,
              }))}
            />
          </>
        )}
      </RemoteView>
    </>
  );
};
