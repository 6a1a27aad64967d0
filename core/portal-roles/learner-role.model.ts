import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";

/**
 * The role of a learner as the portal's pages receive it.
 * @property reports pids of the reports that are published to it, none without the permission
 * @property relation key of the field by which contacts are below them
 */
export const LearnerRole = t.type(
  {
    role_id: t.number,
    name: t.string,
    permissions: t.readonlyArray(t.string),
    reports: t.readonlyArray(t.string),
    relation: t.string,
    /** whether folders of lessons are shared with it */
    lessons: orDefault(t.boolean, false),
  },
  "LearnerRole",
);
export type LearnerRole = t.TypeOf<typeof LearnerRole>;
