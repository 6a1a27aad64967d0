import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import type { AccessStep } from "../../../core/permissions/staff-trace.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";

type Of<K extends AccessStep["kind"]> = Extract<AccessStep, { kind: K }>;

/** What a step of a trace found, in words. */
export const useStepWords = (isRecord: boolean): ((step: AccessStep) => string) => {
  const text = useText(permissionsText);
  const people = useText(usersText);
  const sharing = ({ seen, teams, is_met }: Of<"sharing">): string => {
    if (seen !== "none") return text(`trace.sharing.${seen}`, { teams: teams.join(", ") });
    return teams.length === 0 || is_met ? text("trace.sharing.none") : text("trace.sharing.noTeam", { teams: teams.join(", ") });
  };
  const fields = ({ hidden, masked, fixed, seen }: Of<"fields">): string => {
    const role = people(`roles.${seen}`);
    const said = [
      hidden.length === 0 ? null : text("trace.hidden", { role, fields: hidden.join(", ") }),
      masked.length === 0 ? null : text("trace.masked", { fields: masked.join(", ") }),
      fixed.length === 0 ? null : text("trace.fixedFields", { fields: fixed.join(", ") }),
      mayChangeContacts(seen) ? null : text("trace.guestFields"),
    ].filter((one) => one !== null);
    return said.length === 0 ? text("trace.allFields", { role }) : said.join(" ");
  };
  const flag = ({ is_met, seen, flag: asked }: Of<"flag">): string => {
    const said = is_met ? "trace.flag" : seen === "never" ? "trace.never" : "trace.noFlag";
    return text(said, { permission: text(`labels.${asked}`) });
  };
  return (step) => {
    switch (step.kind) {
      case "feature":
        return text(`trace.feature.${step.seen}`, { feature: step.feature.replaceAll("_", " ") });
      case "role":
        return text(isRecord ? "trace.recordRole" : "trace.role", {
          roles: step.roles.map((role) => people(`roles.${role}`)).join(", "),
          role: people(`roles.${step.seen}`),
        });
      case "flag":
        return flag(step);
      case "sharing":
        return sharing(step);
      case "row_rule":
        return text(`trace.wall.${step.seen}`, { value: step.value ?? text("trace.wall.nothing") });
      case "fields":
        return fields(step);
    }
  };
};
