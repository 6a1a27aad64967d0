import { Save } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import type { GroupEditorState, GroupForm } from "../../../core/groups/group-editor.service.ts";
import { groupLimits } from "../../../core/groups/group.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import type { DateHintInput } from "./date-hint-input.ts";
import { FilterBuilder } from "./filter-builder.view.tsx";
import type { GroupClashProps } from "./group-clash.view.tsx";
import styles from "./group-edit.module.css";
import type { GroupOutcomeProps } from "./group-outcome.view.tsx";
import { sentenceOf } from "./group-words.ts";
import type { PeopleInput } from "./people-input.ts";
import type { Suggest } from "./suggestions.view.tsx";

export type GroupEditViewProps = {
  readonly state: GroupEditorState;
  /** an existing group, possibly still loading */
  readonly isKept?: boolean;
  readonly folders: readonly { readonly id: number; readonly name: string }[];
  readonly tab: "filter" | "contacts";
  /** Content of the contacts tab. */
  readonly members: ReactNode;
  readonly suggest?: Suggest;
  readonly People?: ComponentType<PeopleInput>;
  readonly DateHint?: ComponentType<DateHintInput>;
  /** Rendered below the builder. */
  readonly Outcome: ComponentType<GroupOutcomeProps>;
  /** number of submits with incomplete conditions */
  readonly sends?: number;
  readonly onEdit: (change: Partial<GroupForm>) => void;
  readonly onPreview: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onTab: (tab: "filter" | "contacts") => void;
  readonly onRetry: () => void;
  /** answers to a version conflict */
  readonly onClash: Pick<GroupClashProps, "onKeepMine" | "onTakeTheirs" | "onClose">;
};

const clash = loadable(async () => (await import("./group-clash.view.tsx")).GroupClashView);

const noFolder = "none";
const lines = 6;

const Form = ({ words, Outcome, ...props }: GroupEditViewProps & { readonly words: GroupVocabulary }) => {
  const { state, folders, onEdit } = props;
  const { form, group } = state;
  const text = useText(groupsText);
  if (group !== null && !group.editable)
    return (
      <div className={styles["form"]}>
        <Banner>{text("form.readOnly")}</Banner>
        <p className={styles["sentence"]}>{group.redacted ? text("list.redacted") : sentenceOf(group.filters, words)}</p>
      </div>
    );
  return (
    <div className={styles["columns"]}>
      <div className={styles["form"]}>
        {state.failure === null ? null : (
          <Banner tone="danger">{state.failure.tag === "conflict" ? text("form.conflict") : failureMessage(state.failure)}</Banner>
        )}
        {state.clash === null ? null : <clash.View clash={state.clash} words={words} folders={folders} {...props.onClash} />}
        {group?.broken === null || group?.broken === undefined ? null : (
          <Banner tone="warning">{text("list.brokenBody", { error: group.broken.error })}</Banner>
        )}
        <div className={styles["names"]}>
          <TextField
            label={text("form.name")}
            isRequired
            maxLength={groupLimits.name}
            value={form.name}
            onChange={(name) => onEdit({ name })}
          />
          <Select
            label={text("form.folder")}
            options={[{ id: noFolder, label: text("list.none") }, ...folders.map(({ id, name }) => ({ id: String(id), label: name }))]}
            selected={form.folder_id === null ? noFolder : String(form.folder_id)}
            onSelect={(id) => onEdit({ folder_id: id === noFolder ? null : Number(id) })}
          />
        </div>
        <h2 className={styles["heading"]}>{text("form.filter")}</h2>
        <FilterBuilder
          draft={form.draft}
          words={words}
          sends={props.sends ?? 0}
          suggest={props.suggest}
          People={props.People}
          DateHint={props.DateHint}
          onChange={(draft) => onEdit({ draft })}
        />
      </div>
      <Outcome state={state} words={words} onPreview={props.onPreview} />
    </div>
  );
};

/** Creates or edits a group: its filter with the count, and its contacts. */
export const GroupEditView = (props: GroupEditViewProps) => {
  const { state, isKept = false, tab, members, onSave, onDiscard, onTab, onRetry } = props;
  const { form, group, isDirty, isSaving } = state;
  const text = useText(groupsText);
  const isReadOnly = group !== null && !group.editable;
  const actions = (
    <>
      <LinkButton href="/ui/groups" kind="quiet">
        {text("actions.back")}
      </LinkButton>
      {isDirty ? <Button onPress={onDiscard}>{text("actions.discard")}</Button> : null}
      {isReadOnly ? null : (
        <Button kind="primary" icon={Save} isPending={isSaving} isDisabled={form.name.trim() === "" || !isDirty} onPress={onSave}>
          {text("actions.save")}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={group?.name ?? text(isKept ? "editTitle" : "createTitle")}
        note={isDirty ? text("form.draft") : undefined}
        actions={actions}
      />
      <div className={styles["page"]}>
        <RemoteView remote={state.opened} skeleton={<SkeletonLines lines={lines} />} onRetry={onRetry}>
          {(words) =>
            group === null ? (
              <Form {...props} words={words} />
            ) : (
              <Tabs
                label={text("form.tabs")}
                selected={tab}
                onSelect={(id) => onTab(id === "contacts" ? "contacts" : "filter")}
                tabs={[
                  { id: "filter", label: text("form.filterTab"), content: <Form {...props} words={words} /> },
                  { id: "contacts", label: text("form.contactsTab"), count: group.count, content: members },
                ]}
              />
            )
          }
        </RemoteView>
      </div>
    </>
  );
};
