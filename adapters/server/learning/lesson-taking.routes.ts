import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { TakingRecords } from "../../../core/learning/learning-records.port.ts";
import type { LessonPoints } from "../../../core/learning/lesson-points.port.ts";
import type { LessonTaking } from "../../../core/learning/lesson-taking.port.ts";
import { makeStaffTaking } from "../../../core/learning/staff-taking.service.ts";
import { lessonTaking } from "../../contract/lesson-taking.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import { findLesson } from "../lessons/lesson-row.ts";
import { answerWithRecording } from "../recordings/answer-with-recording.store.ts";
import type { Tx } from "../storage/database.ts";
import { takingRecords } from "./learning-records.store.ts";

type StaffCall = { readonly actor: StaffActor; readonly tx: Tx; readonly request: Request };
type OnItem = { readonly params: { readonly id: number; readonly uuid: string } };

const recordsOf = ({ actor, tx, request }: StaffCall): TakingRecords =>
  takingRecords(tx, actor.org_id, { kind: "user", id: actor.user_id }, request.runsScripts);

/** The operations on lessons of a member of staff, in the transaction of a call. */
export const takingOf = (call: StaffCall): LessonTaking & LessonPoints => {
  const { actor, tx, request } = call;
  return makeStaffTaking({
    records: recordsOf(call),
    user: actor.user_id,
    now: request.now,
    standing: async (id) => {
      const lesson = await findLesson({ tx, actor }, id);
      if (lesson === null || lesson.deleted_at !== null) return "missing";
      return lesson.published_version === null ? "unpublished" : "published";
    },
  });
};

const itemPlace = ({ params }: OnItem) => ({ lesson: params.id, item: params.uuid });

const played = { rate: 1, ago: 0 } as const;

/** Endpoints for staff who take lessons: the core decides on the caller's own records. */
export const routes: RouteContribution = () =>
  routesFor(lessonTaking, {
    lesson: (call) => takingOf(call).lesson({ lesson: call.params.id }),
    answer: (call) =>
      pipe(
        answerWithRecording(call, recordsOf(call), itemPlace(call), call.body),
        TE.chain((recorded) =>
          pipe(
            takingOf(call).answer(itemPlace(call), { ago: 0, ...call.body }),
            TE.chainFirstTaskK(() => recorded),
          ),
        ),
      ),
    progress: (call) => takingOf(call).played(itemPlace(call), { ...played, ...call.body }),
    shown: (call) => takingOf(call).shown(itemPlace(call), { ago: 0, ...call.body }),
    points: (call) => takingOf(call).points({ lesson: call.params.id }),
    reset: (call) => takingOf(call).resetLesson({ lesson: call.params.id }, call.body),
  });
