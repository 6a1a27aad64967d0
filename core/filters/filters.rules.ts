import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as RR from "fp-ts/lib/ReadonlyRecord.js";
import * as t from "io-ts";
import { FieldType } from "../fields/field-type.model.ts";
import { TimeZone, defaultTimeZone } from "../kernel/dates.ts";
import { orNull } from "../kernel/or-null.ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { describeFilter } from "./filter-describe.rule.ts";
import { filterMoment } from "./filter-moment.rule.ts";
import { filterPredicate } from "./filter-predicate.rule.ts";
import { FilterProblem } from "./filter.model.ts";
import { operatorInfo, operatorsOf } from "./operators.model.ts";
import { parseFilter } from "./parse-filter.rule.ts";

const MatchInput = t.type(
  { filter: t.unknown, fields: t.record(t.string, FieldType), record: t.UnknownRecord, now: t.number, timezone: orNull(TimeZone) },
  "FilterMatchInput",
);

const DescribedField = t.type({ type: FieldType, label: orNull(t.string) }, "DescribedField");
const DescribeInput = t.type({ filter: t.unknown, fields: t.record(t.string, DescribedField) }, "FilterDescribeInput");

/** The filter rules that the command line shows. */
export const filterRules: readonly AnyRule[] = [
  rule({
    name: "filter-operators",
    sentence: "Each type of field offers its own operators, in the order of the menus.",
    input: t.type({ type: FieldType }, "FilterOperatorsInput"),
    output: t.readonlyArray(t.string),
    run: ({ type }) => operatorsOf(type).map((key) => operatorInfo(key).label),
  }),
  rule({
    name: "filter-match",
    sentence: "A record matches a filter document or not; a document that is wrong is told where.",
    input: MatchInput,
    output: t.union([t.boolean, FilterProblem]),
    run: ({ filter, fields, record, now, timezone }) =>
      pipe(
        parseFilter(filter, fields),
        E.matchW(
          (problem) => problem,
          (parsed) => filterPredicate(parsed, filterMoment(now, timezone ?? defaultTimeZone))(record),
        ),
      ),
  }),
  rule({
    name: "filter-describe",
    sentence: "A filter document is said in one English sentence that names every condition.",
    input: DescribeInput,
    output: t.union([t.string, FilterProblem]),
    run: ({ filter, fields }) =>
      pipe(
        parseFilter(
          filter,
          pipe(
            fields,
            RR.map(({ type }) => type),
          ),
        ),
        E.matchW(
          (problem) => problem,
          (parsed) => describeFilter(parsed, (field) => fields[field]?.label ?? field),
        ),
      ),
  }),
];
