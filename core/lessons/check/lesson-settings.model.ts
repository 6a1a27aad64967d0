import * as t from "io-ts";
import { exactly } from "../../kernel/exactly.ts";

/**
 * How an organisation publishes lessons.
 * @property check_before_publishing whether findings of the author's check hold publishing
 */
export const LessonSettings = exactly("LessonSettings", { check_before_publishing: t.boolean }, {});
export type LessonSettings = t.TypeOf<typeof LessonSettings>;
