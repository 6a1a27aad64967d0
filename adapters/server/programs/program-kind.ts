import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Part } from "../../../core/org/parts.rule.ts";
import type { ProgramValues } from "../../../core/programs/program.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

/** A staff call in its transaction. */
export type ProgramCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

/**
 * The state of a program in an organisation.
 * @property why the obstacle to enabling it; null when there is none
 */
export type ProgramFacts = { readonly enabled: boolean; readonly why: string | null; readonly schema: readonly Field[] };

/** One program: its texts, its state, and what enabling it does. */
export type ProgramKind = {
  readonly id: string;
  /** the part of the product that it sets up; not offered while that is unavailable */
  readonly part: Part;
  readonly title: string;
  readonly description: string;
  readonly success: string | null;
  /** @param isRecorded whether it was enabled before */
  readonly facts: (call: ProgramCall, isRecorded: boolean) => Promise<ProgramFacts>;
  /**
   * Runs once the form is valid.
   * @param teams the teams it is for; empty for all
   */
  readonly enable: (call: ProgramCall, values: ProgramValues, teams: readonly number[]) => TaskEither<Failure, void>;
};

type FieldParts = Pick<Field, "name" | "label" | "type"> & Partial<Pick<Field, "required" | "values">>;

/** A field of a program's form. */
export const programField = ({ name, label, type, required = false, values = null }: FieldParts): Field =>
  plainField({ name, label, type, required, values });
