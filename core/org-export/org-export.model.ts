import * as t from "io-ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { JobProgress } from "../jobs/job.model.ts";
import { exactly } from "../kernel/exactly.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";

/** Seconds for which a finished export can be downloaded. */
export const exportKept = 7 * 86_400;

/** State of an export: being made, ready to be downloaded, its file deleted after seven days, or ended without a file. */
export const OrgExportState = t.keyof({ making: null, ready: null, over: null, failed: null, cancelled: null }, "OrgExportState");
export type OrgExportState = t.TypeOf<typeof OrgExportState>;

/**
 * An export of a whole organisation; times are epoch seconds.
 * @property by name of the user who started it
 * @property progress rows and bytes so far; null once it has ended
 * @property bytes size of the file; null until it is ready
 * @property until when the file is deleted; null until it is ready
 * @property href address of the file; null while there is none
 */
export const OrgExport = t.type(
  {
    id: t.number,
    by: t.string,
    state: OrgExportState,
    progress: t.union([JobProgress, t.null]),
    problem: t.union([t.string, t.null]),
    bytes: t.union([t.number, t.null]),
    created_at: t.number,
    until: t.union([t.number, t.null]),
    href: t.union([t.string, t.null]),
  },
  "OrgExport",
);
export type OrgExport = t.TypeOf<typeof OrgExport>;

/**
 * Confirms that a whole organisation is to be exported.
 * @property code of the second step, where the user uses one
 */
export const OrgExportRequest = exactly(
  "OrgExportRequest",
  { password: boundedText("OrgExportPassword", 1, passwordLength.max) },
  { code: boundedText("OrgExportCode", 1, 40) },
);
export type OrgExportRequest = t.TypeOf<typeof OrgExportRequest>;
