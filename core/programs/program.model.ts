import * as t from "io-ts";
import { Field } from "../fields/field.model.ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * Something ready-made that an organisation can switch on, called a quick win where it is offered.
 * @property why what is in the way while it cannot be switched on
 */
export const Program = t.type(
  {
    id: t.string,
    title: t.string,
    description: t.string,
    enabled: t.boolean,
    can_enable: t.boolean,
    why: orNull(t.string),
    /** fields of its form, in their order */
    schema: t.readonlyArray(Field),
    meta: t.type({ success_message: orNull(t.string) }),
  },
  "Program",
);
export type Program = t.TypeOf<typeof Program>;

/** Values of a program's form by field. */
export type ProgramValues = Readonly<Record<string, unknown>>;
