import { expect } from "vitest";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import { ruleByName } from "../../core/rule-catalogue.ts";

/** What a rule answers to an input as it comes from outside; a refusal as its problems. */
export const applied = (name: string, input: unknown): unknown => {
  const answer = ruleByName(name)?.apply(input);
  expect(answer, `there is a rule named ${name}`).toBeDefined();
  return answer?._tag === "Right" ? answer.right : { problems: decodeReport(answer?.left ?? []) };
};
