import { isContactTeam } from "../../core/fields/contact-team.rule.ts";
import type { Field } from "../../core/fields/field.model.ts";
import { isPortalRole } from "../../core/fields/portal-role-field.rule.ts";

/** The key of the text for a single choice that is empty. */
export const noneLabel = (field: Pick<Field, "name">): "noTeam" | "noRole" | "nobody" =>
  isContactTeam(field) ? "noTeam" : isPortalRole(field) ? "noRole" : "nobody";
