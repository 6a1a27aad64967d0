import { Activity, ListPlus, Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { type DraftGroup, type DraftNode, isDraftGroup } from "../../../core/groups/filter-draft.model.ts";
import { addNode, moveNode, nestNode, parentOf, removeNode, replaceNode, unnestNode } from "../../../core/groups/filter-draft-edit.rule.ts";
import { emptyValue, firstOperator, newActivity, nodesOf, operandOf } from "../../../core/groups/filter-draft.rule.ts";
import { fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { ActivityRow } from "./activity-row.view.tsx";
import { ClauseRow } from "./clause-row.view.tsx";
import styles from "./filter-builder.module.css";
import { PartMenu } from "./part-menu.view.tsx";
import type { Suggest } from "./suggestions.view.tsx";

export type BuilderProps = {
  readonly draft: DraftGroup;
  readonly words: GroupVocabulary;
  /** Where the filter still lacks something, as documents name places; null where it is whole. */
  readonly problem: { readonly id: number; readonly error: string } | null;
  /** offers values that contacts have */
  readonly suggest?: Suggest | undefined;
  readonly onChange: (draft: DraftGroup) => void;
};

type PartProps = BuilderProps & { readonly node: DraftNode; readonly onMove: (change: (draft: DraftGroup) => DraftGroup, id: number) => void };

const moves: Readonly<Record<string, (draft: DraftGroup, id: number) => DraftGroup>> = {
  ArrowUp: (draft, id) => moveNode(draft, id, -1),
  ArrowDown: (draft, id) => moveNode(draft, id, 1),
  ArrowRight: nestNode,
  ArrowLeft: unnestNode,
  Backspace: removeNode,
};

const Part = (props: PartProps) => {
  const { node, draft, words, problem, onChange, onMove } = props;
  if (isDraftGroup(node)) return <GroupPart {...props} node={node} />;
  const number = nodesOf(draft).filter((one) => !isDraftGroup(one)).findIndex(({ id }) => id === node.id) + 1;
  const put = (next: DraftNode): void => onChange(replaceNode(draft, node.id, () => next));
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = event.altKey ? moves[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove((now) => move(now, node.id), node.id);
  };
  const error = problem?.id === node.id ? problem.error : undefined;
  const menu = <PartMenu id={node.id} number={number} draft={draft} isInGroup={parentOf(draft, node.id)?.id !== draft.id} onMove={onMove} />;
  return (
    <li className={styles["part"]} data-part={node.id} onKeyDown={onKeyDown}>
      {node.kind === "clause" ? <ClauseRow clause={node} number={number} fields={words.fields} error={error} menu={menu} suggest={props.suggest} onChange={put} /> : <ActivityRow part={node} number={number} words={words} error={error} menu={menu} onChange={put} />}
    </li>
  );
};

const GroupPart = ({ node, ...props }: Omit<PartProps, "node"> & { readonly node: DraftGroup }) => {
  const text = useText(groupsText);
  const { draft, words, onChange, onMove } = props;
  const isWhole = node.id === draft.id;
  const field = words.fields[0];
  const addClause = (): void => {
    if (field === undefined) return;
    const operator = firstOperator(field.type);
    onChange(addNode(draft, node.id, (id) => ({ kind: "clause", id, field: field.name, operator, value: emptyValue(operandOf(field.name, operator, fieldTypesOf(words.fields))) })));
  };
  const box = (
    <div className={styles["group"]} role="group" aria-label={text("build.group")} data-whole={isWhole}>
      <div className={styles["head"]}>
        <Select
          label={text("build.matches")}
          options={[{ id: "all", label: text("build.all") }, { id: "any", label: text("build.any") }]}
          selected={node.kind}
          onSelect={(kind) => onChange(replaceNode(draft, node.id, () => ({ ...node, kind: kind === "any" ? "any" : "all" })))}
        />
        {isWhole ? null : <PartMenu id={node.id} number={null} draft={draft} isInGroup={parentOf(draft, node.id)?.id !== draft.id} onMove={onMove} />}
      </div>
      {node.parts.length === 0 ? <p className={styles["note"]}>{text("build.empty")}</p> : null}
      <ul className={styles["parts"]}>
        {node.parts.map((part) => (
          <Part key={part.id} {...props} node={part} />
        ))}
      </ul>
      <div className={styles["adds"]}>
        <Button size="small" icon={Plus} onPress={addClause}>
          {text("build.addClause")}
        </Button>
        <Button size="small" icon={Activity} onPress={() => onChange(addNode(draft, node.id, (id) => ({ kind: "activity", id, activity: newActivity("joined_campaign") })))}>
          {text("build.addActivity")}
        </Button>
        <Button size="small" icon={ListPlus} onPress={() => onChange(addNode(draft, node.id, (id) => ({ kind: node.kind === "all" ? "any" : "all", id, parts: [] })))}>
          {text("build.addGroup")}
        </Button>
      </div>
    </div>
  );
  return isWhole ? box : <li className={styles["part"]}>{box}</li>;
};

/** A filter as nested groups of conditions; everything by buttons and by keys. */
export const FilterBuilder = (props: BuilderProps) => {
  const text = useText(groupsText);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  const size = nodesOf(props.draft).length;
  const before = useRef(size);
  useEffect(() => {
    const grown = size > before.current ? Math.max(...nodesOf(props.draft).map(({ id }) => id)) : null;
    before.current = size;
    const id = moved.current ?? grown;
    moved.current = null;
    if (id !== null) root.current?.querySelector<HTMLElement>(`[data-part="${id}"] button`)?.focus();
  }, [props.draft, size]);
  const onMove: PartProps["onMove"] = (change, id) => {
    moved.current = id;
    props.onChange(change(props.draft));
  };
  return (
    <div ref={root}>
      <GroupPart {...props} node={props.draft} onMove={onMove} />
      <p className={styles["note"]}>{text("build.keys")}</p>
    </div>
  );
};
