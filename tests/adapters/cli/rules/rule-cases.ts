import { expect, it } from "vitest";
import { answerLine } from "../../../../adapters/cli/answer-line.ts";
import { ruleByName } from "../../../../core/rule-catalogue.ts";

/** What `cygnet rule <name>` prints for one line. */
export const answer = (name: string, input: unknown): unknown => {
  const rule = ruleByName(name);
  if (rule === undefined) throw new Error(`there is no rule ${name}`);
  return JSON.parse(answerLine(rule, JSON.stringify(input)).text);
};

/** An answer that says what is wrong at a path. */
export const wrongAt = (path: string): unknown => ({ error: expect.any(String), path });

/**
 * One test for each pair of input and output.
 * @param source the statements and decisions that the outputs were taken from
 */
export const cases = (name: string, source: string, pairs: readonly (readonly [input: unknown, output: unknown])[]): void => {
  it.each(pairs)(`should answer ${name} for %j [${source}]`, (input, output) => {
    expect(answer(name, input)).toEqual(output);
  });
};
