import type { FieldType } from "../fields/field-type.model.ts";
import { ActivityFilter, type ActivityKey } from "../filters/activity.model.ts";
import { filterLimits } from "../filters/filter.model.ts";
import type { OperandKind } from "../filters/operand.rule.ts";
import { isOperatorKey, meaningOf, type OperatorKey, operatorsOf } from "../filters/operators.model.ts";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";
import { isObject } from "../kernel/is-object.ts";
import { type DraftClause, type DraftGroup, type DraftNode, type DraftValue, isDraftGroup } from "./filter-draft.model.ts";
import { readTypedList, writeTypedList } from "./typed-list.rule.ts";

const knownOperand = (field: string, operator: OperatorKey, types: FieldTypes): OperandKind | null => {
  const type = Object.hasOwn(types, field) ? types[field] : undefined;
  return (type === undefined ? undefined : meaningOf(operator, type)?.operand) ?? null;
};

/** The operand kind of an operator; `none` for an unknown field. */
export const operandOf = (field: string, operator: OperatorKey, types: FieldTypes): OperandKind =>
  knownOperand(field, operator, types) ?? "none";

/** The initial value of a clause. */
export const emptyValue = (operand: OperandKind): DraftValue => {
  if (operand === "flag") return true;
  if (operand === "range") return { from: "", to: "" };
  return operand === "days" ? "30" : "";
};

/** The first operator offered for a type. */
export const firstOperator = (type: FieldType): OperatorKey => operatorsOf(type)[0] ?? "$any";

const written = (value: DraftValue, operand: OperandKind): unknown => {
  if (operand === "none") return true;
  if (typeof value !== "string") return value;
  if (operand === "set" || operand === "texts") return readTypedList(value);
  return operand === "days" && /^\d+$/.test(value.trim()) ? Number(value) : value.trim();
};

/** The filter document of a draft. */
export const documentOf = (node: DraftNode, types: FieldTypes): Readonly<Record<string, unknown>> => {
  switch (node.kind) {
    case "clause": {
      const operand = knownOperand(node.field, node.operator, types);
      return {
        [node.field]: { [node.operator]: operand === null && node.kept !== undefined ? node.kept : written(node.value, operand ?? "none") },
      };
    }
    case "activity":
      return { $activity: node.activity };
    case "all":
    case "any":
      return { [node.kind === "all" ? "$and" : "$or"]: node.parts.map((part) => documentOf(part, types)) };
  }
};

const typed = (raw: unknown, operand: OperandKind): DraftValue => {
  if (typeof raw === "boolean") return raw;
  if (Array.isArray(raw)) return writeTypedList(raw.map(String));
  if (operand === "set" && typeof raw === "string") return writeTypedList([raw]);
  if (isObject(raw)) return { from: String(raw["from"] ?? ""), to: String(raw["to"] ?? "") };
  return raw === null || raw === undefined ? "" : String(raw);
};

const nodeOf = (document: unknown, types: FieldTypes, nextId: () => number): DraftNode | null => {
  if (!isObject(document)) return null;
  const [key, raw] = Object.entries(document)[0] ?? [];
  if (key === undefined) return null;
  if (key === "$and" || key === "$or") {
    const parts = Array.isArray(raw) ? raw.map((part) => nodeOf(part, types, nextId)).filter((part) => part !== null) : [];
    return { kind: key === "$and" ? "all" : "any", id: nextId(), parts };
  }
  if (key === "$activity") {
    const activity = ActivityFilter.decode(raw);
    return activity._tag === "Right" ? { kind: "activity", id: nextId(), activity: activity.right } : null;
  }
  const [operator, value] = isObject(raw) ? (Object.entries(raw)[0] ?? []) : ["$eq", raw];
  if (operator === undefined || !isOperatorKey(operator)) return null;
  const operand = knownOperand(key, operator, types);
  return {
    kind: "clause",
    id: nextId(),
    field: key,
    operator,
    value: typed(value, operand ?? "none"),
    ...(operand === null ? { kept: value } : {}),
  };
};

/**
 * A condition changed to another field: operator and value are kept if they fit the new field; for an unknown field the condition is
 * unchanged.
 */
export const askingOf = (clause: DraftClause, field: string, types: FieldTypes): DraftClause => {
  const type = Object.hasOwn(types, field) ? types[field] : undefined;
  if (type === undefined) return clause;
  const before = Object.hasOwn(types, clause.field) ? types[clause.field] : undefined;
  const operator =
    before === type || (before === undefined && operatorsOf(type).includes(clause.operator)) ? clause.operator : firstOperator(type);
  const operand = operandOf(field, operator, types);
  const empty = emptyValue(operand);
  const stays =
    knownOperand(clause.field, clause.operator, types) === operand || (clause.kept !== undefined && typeof clause.value === typeof empty);
  return { ...clause, field, operator, value: stays ? clause.value : empty };
};

/**
 * Converts a document to a draft; a single clause is wrapped in a group, unreadable parts are left out.
 * @param types of the fields, to recognise a list that was written as one text
 */
export const draftOf = (document: unknown, types: FieldTypes): DraftGroup => {
  let last = 0;
  const nextId = (): number => (last += 1);
  const node = nodeOf(document, types, nextId);
  if (node !== null && isDraftGroup(node)) return node;
  return { kind: "all", id: nextId(), parts: node === null ? [] : [node] };
};

/** Every part of a draft, outermost first. */
export const nodesOf = (node: DraftNode): readonly DraftNode[] => [node, ...(isDraftGroup(node) ? node.parts.flatMap(nodesOf) : [])];

/** An unused id. */
export const freshId = (draft: DraftGroup): number => Math.max(...nodesOf(draft).map(({ id }) => id)) + 1;

/** Nesting depth of groups, the outermost counted. */
export const depthOf = (node: DraftNode): number => (isDraftGroup(node) ? 1 + Math.max(0, ...node.parts.map(depthOf)) : 0);

/** Whether a draft is within the limits of documents. */
export const keepsLimits = (draft: DraftGroup): boolean =>
  depthOf(draft) <= filterLimits.depth && nodesOf(draft).filter((node) => !isDraftGroup(node)).length <= filterLimits.leaves;

/** An activity filter with default values. */
export const newActivity = (activity: ActivityKey): ActivityFilter => {
  const decoded = ActivityFilter.decode({ activity });
  if (decoded._tag === "Left") throw new Error(`No activity filter ${activity}.`);
  return decoded.right;
};

/** The path of a part as in documents: keys and indexes joined by dots; null if it is not in the draft. */
export const pathOfNode = (draft: DraftNode, id: number): string | null => {
  if (draft.id === id) return "";
  if (!isDraftGroup(draft)) return null;
  for (const [index, part] of draft.parts.entries()) {
    const inner = pathOfNode(part, id);
    if (inner !== null) return [draft.kind === "all" ? "$and" : "$or", index, ...(inner === "" ? [] : [inner])].join(".");
  }
  return null;
};

/** The displayed position of a part: the positions of its ancestors and its own, from 1, joined by dots; '' for the outermost. */
export const placeOfNode = (draft: DraftNode, id: number): string =>
  (pathOfNode(draft, id) ?? "")
    .split(".")
    .filter((key) => /^\d+$/.test(key))
    .map((index) => Number(index) + 1)
    .join(".");
