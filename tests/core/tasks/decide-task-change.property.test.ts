import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { describe, expect, it } from "vitest";
import { acceptedTaskChange, decideTaskChange } from "../../../core/tasks/decide-task-change.rule.ts";
import type { StoredTask } from "../../../core/tasks/task-write.model.ts";
import { everyReference, storedTaskValues, taskChange } from "../../arbitraries/tasks.arb.ts";
import { writeOf } from "../decision-of.ts";
import { storedTask, taskContext } from "./task-sample.ts";

const context = taskContext({ known: everyReference });

describe("a change of a task", () => {
  it("should be in place the second time, so that a retry after a lost response neither writes nor conflicts", () => {
    fc.assert(
      fc.property(storedTaskValues, taskChange, (values, change) => {
        const stored = storedTask(values);
        const decide = (task: StoredTask) =>
          pipe(
            acceptedTaskChange({ ...change, version: values.version }),
            E.chain((asked) => decideTaskChange(task, asked, context)),
          );
        const first = writeOf(decide(stored));
        expect(writeOf(decide(first?.task ?? stored))).toBeNull();
      }),
    );
  });

  it("should be refused as a conflict exactly if it would write on another version", () => {
    fc.assert(
      fc.property(storedTaskValues, taskChange, (values, change) => {
        const decideOn = (version: number) =>
          pipe(
            acceptedTaskChange({ ...change, version }),
            E.chain((asked) => decideTaskChange(storedTask(values), asked, context)),
          );
        const write = writeOf(decideOn(values.version));
        const other = decideOn(values.version + 1);
        if (write === null) expect(other).toEqual(E.right(null));
        else expect(other).toMatchObject({ left: { tag: "conflict", current: { id: 7, version: values.version } } });
      }),
    );
  });
});
