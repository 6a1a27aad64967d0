import type { LessonTransfer } from "../../core/lessons/transfer/lesson-transfer.port.ts";
import { lessonTransfer } from "../contract/lesson-transfer.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Lessons as files over HTTP. */
export const makeLessonTransferHttp = (call: Caller): LessonTransfer => ({
  export: (id) => call(lessonTransfer.export, { ...none, params: { id } }),
  import: (body) => call(lessonTransfer.import, { ...none, body }),
});
