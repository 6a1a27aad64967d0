import { Save } from "lucide-react";
import type { ReactNode } from "react";
import type { GroupEditorState, GroupForm } from "../../../core/groups/group-editor.service.ts";
import { documentOf, nodesOf, pathOfNode } from "../../../core/groups/filter-draft.rule.ts";
import { fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import { groupLimits } from "../../../core/groups/group.model.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { FilterBuilder } from "./filter-builder.view.tsx";
import styles from "./group-edit.module.css";
import { GroupOutcome } from "./group-outcome.view.tsx";
import { sentenceOf } from "./group-words.ts";
import type { Suggest } from "./suggestions.view.tsx";

export type GroupEditViewProps = {
  readonly state: GroupEditorState;
  readonly folders: readonly { readonly id: number; readonly name: string }[];
  readonly tab: "filter" | "contacts";
  /** What stands in the tab of contacts. */
  readonly members: ReactNode;
  readonly suggest?: Suggest;
  readonly onEdit: (change: Partial<GroupForm>) => void;
  readonly onPreview: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onTab: (tab: "filter" | "contacts") => void;
  readonly onRetry: () => void;
};

const noFolder = "none";
const lines = 6;

/** The part of a draft to which a problem belongs: the deepest whose place the path begins with. */
const problemOf = ({ problem, form }: GroupEditorState): { readonly id: number; readonly error: string } | null => {
  if (problem === null) return null;
  const holding = nodesOf(form.draft).filter(({ id }) => problem.path.startsWith(pathOfNode(form.draft, id) ?? "?"));
  const deepest = holding.toSorted((a, b) => (pathOfNode(form.draft, b.id)?.length ?? 0) - (pathOfNode(form.draft, a.id)?.length ?? 0))[0];
  return deepest === undefined ? null : { id: deepest.id, error: problem.error };
};

const Form = ({ words, ...props }: GroupEditViewProps & { readonly words: GroupVocabulary }) => {
  const { state, folders, onEdit } = props;
  const { form, group } = state;
  const text = useText(groupsText);
  const document = documentOf(form.draft, fieldTypesOf(words.fields));
  if (group !== null && !group.editable)
    return (
      <div className={styles["form"]}>
        <Banner>{text("form.readOnly")}</Banner>
        <p className={styles["sentence"]}>{sentenceOf(group.filters, words)}</p>
      </div>
    );
  return (
    <div className={styles["columns"]}>
      <div className={styles["form"]}>
        {state.failure === null ? null : <Banner tone="danger">{state.failure.tag === "conflict" ? text("form.conflict") : failureMessage(state.failure)}</Banner>}
        {group?.broken === null || group?.broken === undefined ? null : <Banner tone="warning">{text("list.brokenBody", { error: group.broken.error })}</Banner>}
        <div className={styles["names"]}>
          <TextField label={text("form.name")} isRequired maxLength={groupLimits.name} value={form.name} onChange={(name) => onEdit({ name })} />
          <Select
            label={text("form.folder")}
            options={[{ id: noFolder, label: text("list.none") }, ...folders.map(({ id, name }) => ({ id: String(id), label: name }))]}
            selected={form.folder_id === null ? noFolder : String(form.folder_id)}
            onSelect={(id) => onEdit({ folder_id: id === noFolder ? null : Number(id) })}
          />
        </div>
        <h2 className={styles["heading"]}>{text("form.filter")}</h2>
        <FilterBuilder draft={form.draft} words={words} problem={problemOf(state)} suggest={props.suggest} onChange={(draft) => onEdit({ draft })} />
      </div>
      <GroupOutcome state={state} sentence={sentenceOf(document, words)} onPreview={props.onPreview} />
    </div>
  );
};

/** A group to be made or changed: its filter with the count beside it, and the contacts who belong. */
export const GroupEditView = (props: GroupEditViewProps) => {
  const { state, tab, members, onSave, onDiscard, onTab, onRetry } = props;
  const { form, group, isDirty, isSaving, problem } = state;
  const text = useText(groupsText);
  const isReadOnly = group !== null && !group.editable;
  const actions = (
    <>
      <LinkButton href="/ui/groups" kind="quiet">
        {text("actions.back")}
      </LinkButton>
      {isDirty ? <Button onPress={onDiscard}>{text("actions.discard")}</Button> : null}
      {isReadOnly ? null : (
        <Button kind="primary" icon={Save} isPending={isSaving} isDisabled={problem !== null || form.name.trim() === "" || !isDirty} onPress={onSave}>
          {text("actions.save")}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={group?.name ?? text("createTitle")} note={isDirty ? text("form.draft") : undefined} actions={actions} />
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
