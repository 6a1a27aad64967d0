import type { ContainerModule } from "inversify";
import { assistantModule } from "./assistant.module.ts";
import { authModule } from "./auth.module.ts";
import { contactsModule } from "./contacts.module.ts";
import { httpModule } from "./http.module.ts";
import { portalAuthModule } from "./portal-auth.module.ts";
import { userStorageModule } from "./user-storage.module.ts";

/** What the pages of the staff application are made of; each area adds its module. */
export const staffModules: readonly ContainerModule[] = [httpModule, authModule, portalAuthModule, userStorageModule, contactsModule, assistantModule];
