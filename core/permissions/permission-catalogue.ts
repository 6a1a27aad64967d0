import { allFlags } from "../access/role.model.ts";
import { permissionFacts } from "./permission-table.rule.ts";
import type { PermissionEntry } from "./preset.model.ts";

/** Every permission with label, sentence, feature and what it needs. */
export const permissionEntries: readonly PermissionEntry[] = allFlags.map((flag) => ({ flag, ...permissionFacts(flag) }));
