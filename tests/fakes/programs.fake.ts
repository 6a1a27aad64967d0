import * as E from "fp-ts/lib/Either.js";
import { programField } from "../../adapters/server/programs/program-kind.ts";
import { checkForm } from "../../core/fields/field-check.rule.ts";
import { conflict, invalid, notFound } from "../../core/kernel/failure.ts";
import { isThere, type Part } from "../../core/org/parts.rule.ts";
import { programState } from "../../core/programs/program-state.rule.ts";
import type { Program } from "../../core/programs/program.model.ts";
import type { ProgramStore } from "../../core/programs/programs.port.ts";

const plain = { description: "", enabled: false, can_enable: true, why: null, schema: [], meta: { success_message: null } };

/** What programs set up beside courses. */
const parts: Readonly<Record<string, Part>> = { "portal-messaging": "portal_messaging", "team-lines": "teams" };

/** Programs in memory, by the same rules. */
export const makeProgramsFake = (): ProgramStore => {
  const schema = [
    programField({ name: "name", label: "Name of the course", type: "string", required: true }),
    programField({ name: "greeting", label: "Your first words to learners", type: "textarea", required: true }),
    programField({ name: "opens", label: "Opens on", type: "date" }),
  ];
  const held = new Map<string, Program>([
    ["welcome-course", { ...plain, id: "welcome-course", title: "Welcome course", schema }],
    [
      "portal-messaging",
      { ...plain, id: "portal-messaging", title: "Messages from the portal", can_enable: false, why: "This is not there yet." },
    ],
    ["team-lines", { ...plain, id: "team-lines", title: "A text line for every team", can_enable: false, why: "It takes a number." }],
  ]);
  const got = (id: string) => E.fromNullable(notFound("There is no such program."))(held.get(id));
  return {
    list: () => async () => E.right([...held.values()].filter(({ id }) => isThere(parts[id] ?? "include_portal"))),
    get: (id) => async () => got(id),
    enable: (id, values) => async () => {
      const program = held.get(id);
      if (program === undefined) return got(id);
      const state = programState(program);
      if (state !== "form")
        return E.left(conflict(state === "enabled" ? `${program.title} is already enabled` : "You can't enable this quick win"));
      const { valid, errors } = checkForm(program.schema, values);
      if (!valid) return E.left(invalid(errors));
      held.set(id, { ...program, enabled: true, can_enable: false });
      return got(id);
    },
  };
};
