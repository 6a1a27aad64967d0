import type { ItemPlace, LearningStore, LessonPlace } from "../../core/learning/learning.port.ts";
import { learningContract } from "../contract/learning.contract.ts";
import { type Caller, none } from "./caller.ts";

const lessonParams = ({ course, trigger }: LessonPlace) => ({ id: course, triggerId: trigger });
const itemParams = (place: ItemPlace) => ({ ...lessonParams(place), uuid: place.item });

/** Courses and lessons over HTTP. */
export const makeLearningHttp = (call: Caller): LearningStore => ({
  courses: () => call(learningContract.courses, none),
  course: (id) => call(learningContract.course, { ...none, params: { id } }),
  join: (id) => call(learningContract.join, { ...none, body: { campaign_id: id } }),
  resetCourse: (id) => call(learningContract.resetCourse, { ...none, params: { id } }),
  lesson: (place) => call(learningContract.lesson, { ...none, params: lessonParams(place) }),
  answer: (place, { answer, answer_id, ago }) =>
    call(learningContract.answer, { ...none, params: itemParams(place), body: { answer, answer_id, ago } }),
  played: (place, { time, furthest, duration, rate, ago }) =>
    call(learningContract.progress, { ...none, params: itemParams(place), body: { time, furthest, duration, rate, ago } }),
  shown: (place, { ago }) => call(learningContract.shown, { ...none, params: itemParams(place), body: { ago } }),
  resetLesson: (place) => call(learningContract.reset, { ...none, params: lessonParams(place) }),
});
