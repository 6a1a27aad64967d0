import * as E from "fp-ts/lib/Either.js";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { checkForm } from "../../../core/fields/field-check.rule.ts";
import { conflict, type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { isThere } from "../../../core/org/parts.rule.ts";
import { programRefusals } from "../../../core/programs/program-refusals.ts";
import { programState } from "../../../core/programs/program-state.rule.ts";
import type { Program, ProgramValues } from "../../../core/programs/program.model.ts";
import type { ProgramStore } from "../../../core/programs/programs.port.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { teamsOf } from "../teams/team-in-force.store.ts";
import { portalMessaging } from "./portal-messaging.program.ts";
import type { ProgramCall, ProgramKind } from "./program-kind.ts";
import { teamLines } from "./team-lines.program.ts";
import { welcomeCourse } from "./welcome-course.program.ts";

/** Every program, in display order. */
const kinds: readonly ProgramKind[] = [welcomeCourse, portalMessaging, teamLines];

const missing: E.Either<Failure, never> = E.left(notFound(programRefusals.no_program));

const recorded = async ({ tx }: ProgramCall): Promise<ReadonlySet<string>> => {
  const rows = await tx.db.selectFrom("enabled_programs").select("program_id").where("org_id", "=", tx.org).execute();
  return new Set(rows.map(({ program_id }) => program_id));
};

const programOf = async (call: ProgramCall, kind: ProgramKind, known: ReadonlySet<string>): Promise<Program> => {
  const facts = await kind.facts(call, known.has(kind.id));
  const { id, part, title, description, success } = kind;
  const { enabled, schema } = facts;
  const why = isThere(part) ? facts.why : programRefusals.program_not_yet.message;
  return {
    id,
    title,
    description,
    enabled,
    can_enable: !enabled && why === null,
    why: enabled ? null : why,
    schema,
    meta: { success_message: success },
  };
};

/** Why the teams are refused; only administrators may choose teams. */
const teamProblem = async (call: ProgramCall, teams: readonly number[]): Promise<Failure | null> => {
  if (teams.length === 0) return null;
  const usable = new Set((await teamsOf(call.tx, call.actor)).map(({ id }) => id));
  return isAdmin(call.actor.role) && teams.every((team) => usable.has(team)) ? null : invalid({ teams: [teamRefusals.no_team] });
};

/** Programs in the transaction of one call. */
export const makeProgramStore = (call: ProgramCall): ProgramStore => {
  const { tx, actor, request } = call;

  const enable = async (kind: ProgramKind, values: ProgramValues, teams: readonly number[]): Promise<E.Either<Failure, Program>> => {
    await tx.db.selectFrom("orgs").select("org_id").where("org_id", "=", actor.org_id).forUpdate().execute();
    const program = await programOf(call, kind, await recorded(call));
    const state = programState(program);
    if (state === "enabled") return E.left(conflict(programRefusals.program_enabled({ title: program.title })));
    if (state === "unavailable") return E.left(conflict(programRefusals.program_unavailable));
    const checked = checkForm(program.schema, values);
    if (!checked.valid) return E.left(invalid(checked.errors));
    const problem = await teamProblem(call, teams);
    if (problem !== null) return E.left(problem);
    const done = await kind.enable(call, checked.normalized, teams)();
    if (E.isLeft(done)) return done;
    await tx.db
      .insertInto("enabled_programs")
      .values({
        org_id: actor.org_id,
        program_id: kind.id,
        form: JSON.stringify(checked.normalized),
        user_id: actor.user_id,
        enabled_at: request.now,
      })
      .onConflict((c) => c.doNothing())
      .execute();
    await writeAudit(tx, call, {
      action: "program.enable",
      object_type: "program",
      object_id: kind.id,
      before: null,
      after: { ...checked.normalized, teams },
    });
    return E.right({ ...program, enabled: true, can_enable: false });
  };

  return {
    list: () => async () => {
      const known = await recorded(call);
      const programs: Program[] = [];
      for (const kind of kinds.filter(({ part }) => isThere(part))) programs.push(await programOf(call, kind, known));
      return E.right(programs);
    },
    get: (id) => async () => {
      const kind = kinds.find((one) => one.id === id);
      return kind === undefined ? missing : E.right(await programOf(call, kind, await recorded(call)));
    },
    enable: (id, values, teams) => async () => {
      const kind = kinds.find((one) => one.id === id);
      return kind === undefined ? missing : enable(kind, values, teams);
    },
  };
};
