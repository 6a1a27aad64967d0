import type { ContainerModule } from "inversify";
import { auditModule } from "./audit.module.ts";
import { bulkModule } from "./bulk.module.ts";
import { contactsModule } from "./contacts.module.ts";
import { groupsModule } from "./groups.module.ts";
import { fieldsModule } from "./fields.module.ts";
import { importModule } from "./import.module.ts";
import { mergesModule } from "./merges.module.ts";
import { plansModule } from "./plans.module.ts";
import { profileModule } from "./profile.module.ts";
import { tasksModule } from "./tasks.module.ts";

/** What neither the frame nor the first page needs; an area whose services only its own pages use adds its module here. */
export const staffPageModules: readonly ContainerModule[] = [auditModule, bulkModule, contactsModule, fieldsModule, groupsModule, importModule, mergesModule, plansModule, profileModule, tasksModule];
