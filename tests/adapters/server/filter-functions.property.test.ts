import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../adapters/server/storage/database.ts";
import { fold } from "../../../core/filters/fold.rule.ts";
import { foldedPhone } from "../../../core/filters/phone-match.rule.ts";
import { phoneNormalize } from "../../../core/validation/phone.rule.ts";
import { phone, text } from "../../arbitraries/filters.arb.ts";
import { slowRuns } from "../../setup/intensity.ts";
import { engines } from "./groups/group-rows.ts";

type Forms = {
  readonly folded: readonly string[];
  readonly digits: readonly string[];
  readonly nationals: readonly string[];
  readonly keys: readonly string[];
  readonly numbers: readonly (string | null)[];
};

/** The same forms by the core; between texts that are put together stands `\u0001`, so within them it is `\u0002`. */
const formsOf = (texts: readonly string[]): Forms => {
  const apart = (folded: string): string => folded.replaceAll("\u0001", "\u0002");
  const phones = texts.map(foldedPhone);
  return {
    folded: texts.map((one) => fold(apart(one))),
    digits: phones.map(({ digits }) => digits),
    nationals: texts.flatMap((one) => (phoneNormalize(one)?.startsWith("+1") === true ? [foldedPhone(one).digits.slice(1)] : [])),
    keys: phones.map(({ key }) => apart(key)),
    numbers: texts.map(phoneNormalize),
  };
};

describe.each(engines(() => inject("postgresUrl"), "filter_functions"))("forms of texts and phones on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("should be those of the core by filter_folded, filter_digits, filter_nationals, filter_phone_keys and filter_number", async () => {
    const mark = fc.constantFrom("+", "1", "2", "0", "(0)", "(", ")", "-", ".", " ", "2125551234", "44", "20", "7946", "x", "\u0001");
    const written = fc.array(mark, { maxLength: 10 }).map((marks) => marks.join(""));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(phone, text, written), { maxLength: 12 }), async (texts) => {
        const { rows } = await database.asSystem(({ db }) =>
          sql<Forms>`select filter_folded(t) as folded, filter_digits(t) as digits, filter_nationals(t) as nationals, filter_phone_keys(t) as keys,
            array(select filter_number(v) from unnest(t) with ordinality u (v, place) order by place) as numbers from (select ${texts}::text[] as t) given`.execute(
            db,
          ),
        );
        expect(rows).toEqual([formsOf(texts)]);
      }),
      { numRuns: slowRuns(200) },
    );
  });
});
