import type { ContainerModule } from "inversify";
import { portalAccountsModule } from "../portal-accounts.module.ts";

/** Learners' accounts on the demo's sign-in page. */
export const services: ContainerModule = portalAccountsModule;
