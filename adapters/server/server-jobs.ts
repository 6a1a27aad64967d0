import { forgetBulkJob } from "./bulk/forget-bulk.job.ts";
import { planBulkJob } from "./bulk/plan-bulk.job.ts";
import { runBulkJob } from "./bulk/run-bulk.job.ts";
import { eraseContactsJob } from "./contacts/erase-contacts.job.ts";
import { conversionJobs } from "./fields/convert-field.job.ts";
import { planImportJob } from "./import/plan-import.job.ts";
import { runImportJob } from "./import/run-import.job.ts";
import { tidyImportsJob } from "./import/tidy-imports.job.ts";
import type { AnyJob } from "./jobs/job.ts";
import { findDuplicatesJob } from "./merges/find-duplicates.job.ts";
import { tidyOutboxJob } from "./outbox/tidy-outbox.job.ts";
import type { ServerDeps } from "./server-deps.ts";

/** Every kind of work in the background that needs nothing but the database and files; each area adds its own list. */
export const serverJobs = ({ config, sealer }: Pick<ServerDeps, "config" | "clock" | "sealer">): readonly AnyJob[] => [planImportJob(config, sealer), runImportJob(config, sealer), tidyImportsJob(config), eraseContactsJob, findDuplicatesJob, planBulkJob, runBulkJob, forgetBulkJob, ...conversionJobs(sealer), tidyOutboxJob];
