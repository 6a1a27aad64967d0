import * as t from "io-ts";
import { TimeZone, defaultTimeZone } from "../kernel/dates.ts";
import { orNull } from "../kernel/or-null.ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { FieldConversion, fieldConversions, fieldConvert } from "./field-conversion.rule.ts";
import { FieldType } from "./field-type.model.ts";

/** The rules of fields as the command line shows them. */
export const fieldRules: readonly AnyRule[] = [
  rule({
    name: "field-conversions",
    sentence: "A field may become only the types that the conversion table lists for its type.",
    input: t.type({ from: FieldType }, "FieldConversionsInput"),
    output: t.readonlyArray(FieldType),
    run: ({ from }) => fieldConversions(from),
  }),
  rule({
    name: "field-convert",
    sentence: "A value becomes what another type holds, or is refused with the reason; empty stays empty.",
    input: t.type({ from: FieldType, to: FieldType, value: t.unknown, timezone: orNull(TimeZone) }, "FieldConvertInput"),
    output: FieldConversion,
    run: ({ from, to, value, timezone }) => fieldConvert(from, to, value, timezone ?? defaultTimeZone),
  }),
];
