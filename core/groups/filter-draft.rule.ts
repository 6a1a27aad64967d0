import type { FieldType } from "../fields/field-type.model.ts";
import { ActivityFilter, type ActivityKey } from "../filters/activity.model.ts";
import { filterLimits } from "../filters/filter.model.ts";
import type { OperandKind } from "../filters/operand.rule.ts";
import { isOperatorKey, meaningOf, type OperatorKey, operatorsOf } from "../filters/operators.model.ts";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";
import { type DraftGroup, type DraftNode, type DraftValue, isDraftGroup } from "./filter-draft.model.ts";

/** What an operator of a field takes; `none` for a field that is gone. */
export const operandOf = (field: string, operator: OperatorKey, types: FieldTypes): OperandKind => {
  const type = Object.hasOwn(types, field) ? types[field] : undefined;
  return (type === undefined ? undefined : meaningOf(operator, type)?.operand) ?? "none";
};

/** What stands in a clause before anything is typed. */
export const emptyValue = (operand: OperandKind): DraftValue => {
  if (operand === "flag") return true;
  if (operand === "range") return { from: "", to: "" };
  return operand === "days" ? "30" : "";
};

/** The operator that is offered first for a type. */
export const firstOperator = (type: FieldType): OperatorKey => operatorsOf(type)[0] ?? "$any";

const listed = (text: string): readonly string[] =>
  text.split(/[\n,]/).map((part) => part.trim()).filter((part) => part !== "");

const written = (value: DraftValue, operand: OperandKind): unknown => {
  if (operand === "none") return true;
  if (typeof value !== "string") return value;
  if (operand === "set" || operand === "texts") return listed(value);
  return operand === "days" && /^\d+$/.test(value.trim()) ? Number(value) : value.trim();
};

/** The filter document that a draft says. */
export const documentOf = (node: DraftNode, types: FieldTypes): Readonly<Record<string, unknown>> => {
  switch (node.kind) {
    case "clause":
      return { [node.field]: { [node.operator]: written(node.value, operandOf(node.field, node.operator, types)) } };
    case "activity":
      return { $activity: node.activity };
    case "all":
    case "any":
      return { [node.kind === "all" ? "$and" : "$or"]: node.parts.map((part) => documentOf(part, types)) };
  }
};

const isObject = (u: unknown): u is Record<string, unknown> => typeof u === "object" && u !== null && !Array.isArray(u);

const typed = (raw: unknown): DraftValue => {
  if (typeof raw === "boolean") return raw;
  if (Array.isArray(raw)) return raw.map(String).join(", ");
  if (isObject(raw)) return { from: String(raw["from"] ?? ""), to: String(raw["to"] ?? "") };
  return raw === null || raw === undefined ? "" : String(raw);
};

const nodeOf = (document: unknown, nextId: () => number): DraftNode | null => {
  if (!isObject(document)) return null;
  const [key, raw] = Object.entries(document)[0] ?? [];
  if (key === undefined) return null;
  if (key === "$and" || key === "$or") {
    const parts = Array.isArray(raw) ? raw.map((part) => nodeOf(part, nextId)).filter((part) => part !== null) : [];
    return { kind: key === "$and" ? "all" : "any", id: nextId(), parts };
  }
  if (key === "$activity") {
    const activity = ActivityFilter.decode(raw);
    return activity._tag === "Right" ? { kind: "activity", id: nextId(), activity: activity.right } : null;
  }
  const [operator, value] = isObject(raw) ? (Object.entries(raw)[0] ?? []) : ["$eq", raw];
  return operator !== undefined && isOperatorKey(operator) ? { kind: "clause", id: nextId(), field: key, operator, value: typed(value) } : null;
};

/** A document as a draft to go on with; a single clause is put into a group, what cannot be read is left out. */
export const draftOf = (document: unknown): DraftGroup => {
  let last = 0;
  const nextId = (): number => (last += 1);
  const node = nodeOf(document, nextId);
  if (node !== null && isDraftGroup(node)) return node;
  return { kind: "all", id: nextId(), parts: node === null ? [] : [node] };
};

/** Every part of a draft, outermost first. */
export const nodesOf = (node: DraftNode): readonly DraftNode[] => [node, ...(isDraftGroup(node) ? node.parts.flatMap(nodesOf) : [])];

/** An id that no part of a draft has. */
export const freshId = (draft: DraftGroup): number => Math.max(...nodesOf(draft).map(({ id }) => id)) + 1;

/** How many groups lie within one another, the outermost counted. */
export const depthOf = (node: DraftNode): number => (isDraftGroup(node) ? 1 + Math.max(0, ...node.parts.map(depthOf)) : 0);

/** Whether a draft keeps the limits of documents. */
export const keepsLimits = (draft: DraftGroup): boolean =>
  depthOf(draft) <= filterLimits.depth && nodesOf(draft).filter((node) => !isDraftGroup(node)).length <= filterLimits.leaves;

/** An activity filter with its usual numbers. */
export const newActivity = (activity: ActivityKey): ActivityFilter => {
  const decoded = ActivityFilter.decode({ activity });
  if (decoded._tag === "Left") throw new Error(`No activity filter ${activity}.`);
  return decoded.right;
};

/** Where a part stands, as documents name it: keys and indexes joined by dots; null where it is not in the draft. */
export const pathOfNode = (draft: DraftNode, id: number): string | null => {
  if (draft.id === id) return "";
  if (!isDraftGroup(draft)) return null;
  for (const [index, part] of draft.parts.entries()) {
    const inner = pathOfNode(part, id);
    if (inner !== null) return [draft.kind === "all" ? "$and" : "$or", index, ...(inner === "" ? [] : [inner])].join(".");
  }
  return null;
};
