import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { RecordId } from "../../core/kernel/bounded.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { LessonFile, LessonImport, LessonImported, transferLimits } from "../../core/lessons/transfer/lesson-file.model.ts";
import { transferRefusals } from "../../core/lessons/transfer/transfer-refusals.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { numberOrText } from "./wire.ts";

/** Endpoints for lessons as files. */
export const lessonTransfer = {
  export: endpoint({
    ...noInput,
    name: "lessonTransfer.export",
    summary: "Returns the working copy of a lesson with the files that it shows, up to 36 MB of them, as one file for an import.",
    method: "GET",
    path: "/api/lessons/:id/export",
    access: members("lessons"),
    params: t.type({ id: numberOrText(t.union([RecordId, CreateKey], "LessonKey")) }, "LessonExportByKey"),
    reply: LessonFile,
  }),
  import: endpoint({
    ...noInput,
    name: "lessonTransfer.import",
    summary:
      "Creates an unpublished lesson from an exported one, with its files; a dry run only returns what it holds and what is left out.",
    method: "POST",
    path: "/api/lessons/import",
    access: members("lessons"),
    bodyLimit: transferLimits.bytes,
    tooLarge: transferRefusals.transfer_too_large({ megabytes: transferLimits.bytes / 1_048_576 }),
    body: LessonImport,
    reply: LessonImported,
  }),
} as const;
