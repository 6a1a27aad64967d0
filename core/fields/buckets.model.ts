import * as t from "io-ts";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { fieldLimits } from "./field-schema.model.ts";
import { FieldBucket } from "./field.model.ts";

const longestAddress = 2_000;
const mostVersions = 2_147_483_647;
const Values = t.record(t.string, t.unknown);

/** A user's values in the fields shown on their assigned contacts. `version` 0: never saved. */
export const RepBucket = t.type(
  { bucket: FieldBucket, values: Values, version: t.number, updated_at: t.union([t.number, t.null]) },
  "RepBucket",
);
export type RepBucket = t.TypeOf<typeof RepBucket>;

/** A change to the caller's own values; omitted ones are unchanged, null clears. `version` is the one that the change is based on. */
export const RepChange = exactly("RepChange", { values: Values, version: intBetween(0, mostVersions) }, {});
export type RepChange = t.TypeOf<typeof RepChange>;

/** The source that values of contacts are fetched from; without a URL nothing is fetched. `version` 0: never saved. */
export const HttpBucket = t.type({ title: t.string, url: t.string, version: t.number }, "HttpBucket");
export type HttpBucket = t.TypeOf<typeof HttpBucket>;

export const HttpChange = exactly(
  "HttpChange",
  { title: textUpTo(fieldLimits.label), url: textUpTo(longestAddress), version: intBetween(0, mostVersions) },
  {},
);
export type HttpChange = t.TypeOf<typeof HttpChange>;

/** Why a fetch failed. */
export const FetchProblem = t.keyof(
  { "not-allowed": null, unreachable: null, "too-slow": null, "too-large": null, "not-json": null },
  "FetchProblem",
);
export type FetchProblem = t.TypeOf<typeof FetchProblem>;

/** The fetched values of one contact. `refused`: fields with a value of the wrong type; `fetched_at`: epoch seconds. */
export const Fetched = t.union(
  [
    t.type({ state: t.literal("off") }),
    t.type({ state: t.literal("failed"), title: t.string, problem: FetchProblem }),
    t.type({ state: t.literal("fetched"), title: t.string, values: Values, refused: t.readonlyArray(t.string), fetched_at: t.number }),
  ],
  "Fetched",
);
export type Fetched = t.TypeOf<typeof Fetched>;
