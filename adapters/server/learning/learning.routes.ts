import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { CourseOffers } from "../../../core/learning/course-offer.port.ts";
import { makeCourseOffers } from "../../../core/learning/course-offer.service.ts";
import type { CourseCard } from "../../../core/learning/course.model.ts";
import type { LearningRecords } from "../../../core/learning/learning-records.port.ts";
import type { LearningStore } from "../../../core/learning/learning.port.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import type { LessonPoints } from "../../../core/learning/lesson-points.port.ts";
import { courseLessons } from "../../contract/course-lessons.contract.ts";
import { courseOffers } from "../../contract/course-offers.contract.ts";
import { learningContract } from "../../contract/learning.contract.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import { storeBookedTime } from "../lesson-forms/book-time.store.ts";
import { answerWithRecording } from "../recordings/answer-with-recording.store.ts";
import type { Tx } from "../storage/database.ts";
import { tellingReviewers } from "../video-reviews/tell-reviewers.flow.ts";
import { answerOfContact } from "./contact-answer.store.ts";
import { learningRecords } from "./learning-records.store.ts";

type LearnerCall = { readonly actor: LearnerActor; readonly tx: Tx; readonly request: Request };
type LessonParams = { readonly params: { readonly id: number; readonly triggerId: number } };

const recordsOf = ({ actor, tx, request }: LearnerCall): LearningRecords =>
  learningRecords(tx, actor.org_id, actor.con_id, request.runsScripts);

/** The learning operations of a learner, in the transaction of a call. */
export const learningOf = (call: LearnerCall): LearningStore & LessonPoints =>
  makeLearning({ records: recordsOf(call), learner: call.actor.con_id, now: call.request.now });

const offersOf = (call: LearnerCall): CourseOffers =>
  makeCourseOffers({ records: recordsOf(call), learner: call.actor.con_id, now: call.request.now });

const lessonPlace = ({ params }: LessonParams) => ({ course: params.id, trigger: params.triggerId });
const itemPlace = ({ params }: { readonly params: LessonParams["params"] & { readonly uuid: string } }) => ({
  ...lessonPlace({ params }),
  item: params.uuid,
});

type Audited = Pick<AuditEntry, "action" | "object_type" | "object_id">;

/** Adds an audit log entry to a command that changes more than the learner's progress within a lesson. */
const audited = <A>(call: LearnerCall, entry: Audited, command: TaskEither<Failure, A>): TaskEither<Failure, A> =>
  pipe(
    command,
    TE.chainFirstTaskK(() => () => writeAudit(call.tx, call, { ...entry, before: null, after: null })),
  );

const played = { rate: 1, ago: 0 } as const;

/** Endpoints for learners: the core decides on the caller's records; answers and progress are recorded as activity. */
export const routes: RouteContribution = ({ sealer, outbox }) => [
  ...routesFor(learningContract, {
    courses: (call) =>
      call.query.schema === "full"
        ? learningOf(call).courses()
        : TE.map((cards: readonly CourseCard[]) => cards.map(({ id, name }) => ({ id, name })))(learningOf(call).courses()),
    course: (call) => learningOf(call).course(call.params.id),
    join: (call) =>
      audited(
        call,
        { action: "course.join", object_type: "campaign", object_id: call.body.campaign_id },
        learningOf(call).join(call.body.campaign_id),
      ),
    pauseDrip: (call) =>
      audited(
        call,
        { action: call.body.paused ? "course.pause" : "course.resume", object_type: "campaign", object_id: call.params.id },
        learningOf(call).pauseDrip(call.params.id, call.body.paused),
      ),
    resetCourse: (call) =>
      audited(
        call,
        { action: "course.reset", object_type: "campaign", object_id: call.params.id },
        learningOf(call).resetCourse(call.params.id),
      ),
  }),
  ...routesFor(courseLessons, {
    lesson: (call) => learningOf(call).lesson(lessonPlace(call)),
    answer: (call) =>
      pipe(
        TE.Do,
        TE.bind("recorded", () => answerWithRecording(call, recordsOf(call), itemPlace(call), call.body)),
        TE.bind("ofContact", () => answerOfContact({ ...call, sealer }, itemPlace(call), call.body)),
        TE.chain(({ recorded, ofContact: { answer, store } }) =>
          pipe(
            learningOf(call).answer(itemPlace(call), { ago: 0, ...call.body, answer }),
            TE.chainFirst(() => store),
            TE.chainFirstTaskK(() => recorded),
          ),
        ),
        (answered) => tellingReviewers(call, outbox, itemPlace(call), call.body.answer, answered),
        TE.chainFirstTaskK(() => () => storeBookedTime(call, itemPlace(call), call.body.answer)),
      ),
    progress: (call) => learningOf(call).played(itemPlace(call), { ...played, ...call.body }),
    shown: (call) => learningOf(call).shown(itemPlace(call), { ago: 0, ...call.body }),
    points: (call) => learningOf(call).points(lessonPlace(call)),
    reset: (call) =>
      audited(
        call,
        { action: "lesson.reset", object_type: "trigger", object_id: call.params.triggerId },
        learningOf(call).resetLesson(lessonPlace(call), call.body),
      ),
  }),
  ...routesFor(courseOffers, {
    offer: (call) => offersOf(call).offer(call.params.id),
    lesson: (call) => offersOf(call).offeredLesson(lessonPlace(call)),
  }),
];
