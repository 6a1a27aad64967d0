import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { listUpTo, RecordId, textUpTo } from "../../core/kernel/bounded.ts";
import { Program } from "../../core/programs/program.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

const ProgramId = t.type({ id: textUpTo(100) }, "ProgramId");
const Teams = t.partial({ teams: listUpTo(RecordId, 500) });
const mostFields = 60;
const Values = t.refinement(
  t.record(t.string, t.unknown),
  (values) => Object.keys(values).length <= mostFields,
  `at most ${mostFields} fields`,
);

/** The action, its teams, and the values of the form by field. */
const Enable = t.intersection([t.type({ action: t.literal("enable") }), Teams, Values], "EnableProgram");

/** Endpoints for programs. */
export const programs = {
  list: endpoint({
    ...noInput,
    name: "programs.list",
    summary: "Lists the available programs.",
    method: "GET",
    path: "/api/programs",
    access: staff(),
    reply: t.readonlyArray(Program),
  }),
  get: endpoint({
    ...noInput,
    name: "programs.get",
    summary: "Returns a program with its form.",
    method: "GET",
    path: "/api/programs/:id",
    access: staff(),
    params: ProgramId,
    reply: Program,
  }),
  update: endpoint({
    ...noInput,
    name: "programs.update",
    summary: "Enables a program with the values of its form. Fails with 409 if it is already enabled or unavailable.",
    method: "POST",
    path: "/api/programs/:id",
    access: staff(),
    params: ProgramId,
    body: Enable,
    reply: Program,
  }),
} as const;
