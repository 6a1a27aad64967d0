import * as t from "io-ts";
import { Field } from "../fields/field.model.ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * A ready-made set-up that an organisation can enable, offered as a quick win.
 * @property why the reason why it cannot be enabled
 */
export const Program = t.type(
  {
    id: t.string,
    title: t.string,
    description: t.string,
    enabled: t.boolean,
    can_enable: t.boolean,
    why: orNull(t.string),
    /** fields of its form, in order */
    schema: t.readonlyArray(Field),
    meta: t.type({ success_message: orNull(t.string) }),
  },
  "Program",
);
export type Program = t.TypeOf<typeof Program>;

/** Values of a program's form by field. */
export type ProgramValues = Readonly<Record<string, unknown>>;
