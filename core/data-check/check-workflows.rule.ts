import * as E from "fp-ts/lib/Either.js";
import { StepType } from "../automations/automation-type.model.ts";
import { decodeReport } from "../kernel/decode-report.ts";
import { finding } from "../kernel/expectation.ts";
import { isObject } from "../kernel/is-object.ts";
import { nearestNames } from "../kernel/nearest-names.ts";
import type { CheckedNode } from "../workflow/workflow-problems.rule.ts";
import { CheckedNode as CheckedNodeCodec, workflowProblemCodes, workflowProblems } from "../workflow/workflow-problems.rule.ts";
import { makeCompactIndex } from "./compact-index.ts";
import { columnsOf } from "./data-kind.model.ts";
import { findingAt } from "./finding.model.ts";
import type { Finding, Place } from "./finding.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { makeParentLinks } from "./parent-links.ts";
import { checkPeriod } from "./period.rule.ts";
import { makePlaces } from "./places.ts";
import { checkColumns, isPresent } from "./record-notes.ts";
import type { DataRecord, RecordNotes } from "./record-notes.ts";
import { checkReference, claimId, referenceText } from "./references.ts";

type StandingNode = { readonly node: CheckedNode; readonly place: Place };

const readNode = (value: unknown, path: string, notes: RecordNotes): CheckedNode | null => {
  const decoded = CheckedNodeCodec.decode(value);
  if (E.isRight(decoded)) return decoded.right;
  for (const problem of decodeReport(decoded.left))
    notes.add({ code: "wrong-type", field: `${path}${problem.path}`, message: problem.message });
  return null;
};

const checkType = (type: unknown, notes: RecordNotes): void => {
  if (!isPresent(type) || StepType.is(type)) return;
  const [near] = nearestNames(String(type), Object.keys(StepType.keys));
  notes.add({
    code: "unknown-type",
    field: "type",
    message: `expected a type of automation or step, got ${finding(type)}`,
    ...(near === undefined ? {} : { suggestion: near }),
  });
};

/** Problems in the graph of one workflow; an unknown type is already reported with its record. */
function* drawingProblems(steps: readonly StandingNode[]): Generator<Finding> {
  const places = new Map(steps.toReversed().map(({ node, place }) => [String(node.id), place]));
  for (const { node, code } of workflowProblems(steps.map((step) => step.node))) {
    const place = places.get(String(node));
    if (place === undefined || code === "unknown-type") continue;
    yield findingAt(place, { code: "workflow-problem", record: String(node), message: `${code}: ${workflowProblemCodes[code]}` });
  }
}

/** Checks automations and workflows: each record, then the graph of all steps of one campaign, and the parent links. */
export const makeWorkflowsCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  const ids = catalogue.ids("workflows") ?? makeCompactIndex();
  const links = makeParentLinks();
  const drawings = new Map<string, StandingNode[]>();

  const stand = (drawing: string, step: StandingNode): void => {
    const steps = drawings.get(drawing);
    if (steps === undefined) drawings.set(drawing, [step]);
    else steps.push(step);
  };

  const addWorkflow = (nodes: readonly unknown[], position: number, place: Place, notes: RecordNotes): void => {
    nodes.forEach((value, index) => {
      const node = readNode(value, `nodes.${index}.`, notes);
      if (node === null) return;
      stand(`document ${position}`, { node, place });
      if (isObject(value)) checkReference(catalogue, "lessons", `nodes.${index}.lesson_id`, value["lesson_id"], notes);
    });
  };

  const addStep = (record: DataRecord, position: number, place: Place, notes: RecordNotes): void => {
    if (!isPresent(record["type"]))
      notes.add({ code: "required", field: "type", message: "expected a type of automation or step, got nothing" });
    claimId(ids, places, position, "id", record["id"], place, notes);
    const node = readNode(record, "", notes);
    if (node !== null && StepType.is(node.type)) stand(`campaign ${referenceText(record["campaign_id"]) ?? ""}`, { node, place });
    if (record["type"] === "lesson" && !isPresent(record["lesson_id"]))
      notes.add({ code: "required", field: "lesson_id", message: "expected the lesson to release, got nothing" });
  };

  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      const { nodes } = record;
      checkColumns(columnsOf("workflows"), record, notes);
      checkType(record["type"], notes);
      checkPeriod(record, notes);
      checkReference(catalogue, "lessons", "lesson_id", record["lesson_id"], notes);
      checkReference(catalogue, "campaigns", "campaign_id", record["campaign_id"], notes);
      checkReference(catalogue, "groups", "bookmark_id", record["bookmark_id"], notes);
      links.add(referenceText(record["parent_trigger"]));
      if (Array.isArray(nodes)) addWorkflow(nodes, position, place, notes);
      else addStep(record, position, place, notes);
    },
    finish: function* (): Generator<Finding> {
      for (const steps of drawings.values()) yield* drawingProblems(steps);
      const { orphans, onCycle } = links.resolve(ids);
      for (const at of orphans)
        yield findingAt(places.of(at), {
          code: "unknown-reference",
          field: "parent_trigger",
          message: "the parent that is named here does not exist",
        });
      for (const at of onCycle)
        yield findingAt(places.of(at), { code: "relation-cycle", field: "parent_trigger", message: "the trigger is its own ancestor" });
    },
  };
};
