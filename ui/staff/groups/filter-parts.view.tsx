import { Activity, ListPlus, Plus } from "lucide-react";
import { type ComponentType, type KeyboardEvent } from "react";
import { filterLimits } from "../../../core/filters/filter.model.ts";
import { fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import {
  addNode,
  moveNode,
  nestNode,
  parentOf,
  removeNode,
  replaceNode,
  roomIn,
  unnestNode,
} from "../../../core/groups/filter-draft-edit.rule.ts";
import { type DraftClause, type DraftGroup, type DraftNode, isDraftGroup } from "../../../core/groups/filter-draft.model.ts";
import {
  emptyValue,
  firstOperator,
  freshId,
  newActivity,
  nodesOf,
  operandOf,
  placeOfNode,
} from "../../../core/groups/filter-draft.rule.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { ActivityRow } from "./activity-row.view.tsx";
import { ClauseRow } from "./clause-row.view.tsx";
import type { DateHintInput } from "./date-hint-input.ts";
import styles from "./filter-builder.module.css";
import { PartMenu } from "./part-menu.view.tsx";
import type { PeopleInput } from "./people-input.ts";
import type { Suggest } from "./suggestions.view.tsx";
import type { useShownProblems } from "./use-shown-problems.ts";

export type BuilderProps = {
  readonly draft: DraftGroup;
  readonly words: GroupVocabulary;
  /** number of submits; each shows all errors and focuses the first */
  readonly sends?: number;
  /** suggests existing values of contacts */
  readonly suggest?: Suggest | undefined;
  /** selects the contacts of a condition on related contacts; without it their ids are typed */
  readonly People?: ComponentType<PeopleInput> | undefined;
  readonly DateHint?: ComponentType<DateHintInput> | undefined;
  readonly onChange: (draft: DraftGroup) => void;
};

export type PartProps = BuilderProps & {
  readonly node: DraftNode;
  readonly told: ReturnType<typeof useShownProblems>;
  readonly onMove: (change: (draft: DraftGroup) => DraftGroup, id: number) => void;
};

const moves: Readonly<Record<string, (draft: DraftGroup, id: number) => DraftGroup>> = {
  ArrowUp: (draft, id) => moveNode(draft, id, -1),
  ArrowDown: (draft, id) => moveNode(draft, id, 1),
  ArrowRight: nestNode,
  ArrowLeft: unnestNode,
  Backspace: removeNode,
};

const Part = (props: PartProps) => {
  const text = useText(groupsText);
  const { node, draft, words, told, onChange, onMove } = props;
  if (isDraftGroup(node)) return <GroupPart {...props} node={node} />;
  const number =
    nodesOf(draft)
      .filter((one) => !isDraftGroup(one))
      .findIndex(({ id }) => id === node.id) + 1;
  const put = (next: DraftNode): void => onChange(replaceNode(draft, node.id, () => next));
  const putClause = (next: DraftClause): void => {
    if (node.kind === "clause" && (next.field !== node.field || next.operator !== node.operator)) told.renew(node.id);
    put(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = event.altKey ? moves[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove((now) => move(now, node.id), node.id);
  };
  const error = told.of(node.id);
  const menu = (
    <PartMenu
      id={node.id}
      name={text("build.menu", { number })}
      draft={draft}
      isInGroup={parentOf(draft, node.id)?.id !== draft.id}
      onMove={onMove}
    />
  );
  return (
    <li className={styles["part"]} data-part={node.id} onKeyDown={onKeyDown}>
      {node.kind === "clause" ? (
        <ClauseRow
          clause={node}
          number={number}
          fields={words.fields}
          error={error}
          menu={menu}
          suggest={props.suggest}
          People={props.People}
          DateHint={props.DateHint}
          onLeave={() => told.leave(node.id)}
          onChange={putClause}
        />
      ) : (
        <ActivityRow part={node} number={number} words={words} error={error} menu={menu} onChange={put} />
      )}
    </li>
  );
};

/** A group of conditions: all or any, its parts, and the buttons to add more. */
export const GroupPart = ({ node, ...props }: Omit<PartProps, "node"> & { readonly node: DraftGroup }) => {
  const text = useText(groupsText);
  const { draft, words, told, onChange, onMove } = props;
  const isWhole = node.id === draft.id;
  const field = words.fields[0];
  const room = roomIn(draft, node.id);
  const place = placeOfNode(draft, node.id);
  const add = (make: (id: number) => DraftNode): void => {
    told.renew(freshId(draft));
    onChange(addNode(draft, node.id, make));
  };
  const addClause = (): void => {
    if (field === undefined) return;
    const operator = firstOperator(field.type);
    add((id) => ({
      kind: "clause",
      id,
      field: field.name,
      operator,
      value: emptyValue(operandOf(field.name, operator, fieldTypesOf(words.fields))),
    }));
  };
  const box = (
    <div
      className={styles["group"]}
      role="group"
      aria-label={place === "" ? text("build.group") : text("build.groupAt", { place })}
      data-whole={isWhole}
    >
      <div className={styles["head"]}>
        <Select
          label={text("build.matches")}
          options={[
            { id: "all", label: text("build.all") },
            { id: "any", label: text("build.any") },
          ]}
          selected={node.kind}
          onSelect={(kind) => onChange(replaceNode(draft, node.id, () => ({ ...node, kind: kind === "any" ? "any" : "all" })))}
        />
        {isWhole ? null : (
          <PartMenu
            id={node.id}
            name={text("build.groupMenu", { place })}
            draft={draft}
            isInGroup={parentOf(draft, node.id)?.id !== draft.id}
            onMove={onMove}
          />
        )}
      </div>
      {node.parts.length === 0 ? <p className={styles["note"]}>{text("build.empty")}</p> : null}
      <ul className={styles["parts"]}>
        {node.parts.map((part) => (
          <Part key={part.id} {...props} node={part} />
        ))}
      </ul>
      <div className={styles["adds"]}>
        <Button size="small" icon={Plus} isDisabled={!room.condition} onPress={addClause}>
          {text("build.addClause")}
        </Button>
        <Button
          size="small"
          icon={Activity}
          isDisabled={!room.condition}
          onPress={() => add((id) => ({ kind: "activity", id, activity: newActivity("joined_campaign") }))}
        >
          {text("build.addActivity")}
        </Button>
        <Button
          size="small"
          icon={ListPlus}
          isDisabled={!room.group}
          onPress={() => add((id) => ({ kind: node.kind === "all" ? "any" : "all", id, parts: [] }))}
        >
          {text("build.addGroup")}
        </Button>
      </div>
      {room.group ? null : <p className={styles["note"]}>{text("build.deepest", { count: filterLimits.depth })}</p>}
      {room.condition || !isWhole ? null : <p className={styles["note"]}>{text("build.most", { count: filterLimits.leaves })}</p>}
    </div>
  );
  return isWhole ? box : <li className={styles["part"]}>{box}</li>;
};
