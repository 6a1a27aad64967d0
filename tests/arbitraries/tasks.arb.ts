import fc from "fast-check";
import { taskStatuses } from "../../core/tasks/task-status.model.ts";
import type { TaskChange } from "../../core/tasks/task-values.model.ts";
import type { TaskReferences } from "../../core/tasks/task-write.model.ts";

const users = [1, 2, 3];
const records = ["api/contacts@1", "api/contacts@2", "api/campaigns@1", "api/lessons@4"];
const status = fc.constantFrom(...taskStatuses.map(({ id }) => id));
const resources = fc.subarray([
  { type: "url", value: "https://a.example" } as const,
  { type: "url", value: "https://b.example/x" } as const,
]);

/** Every user and record that changes of `taskChange` name. */
export const everyReference: TaskReferences = { assigned_to: users, related_records: records };

/** Values of a stored task, all of which `taskChange` may change. */
export const storedTaskValues = fc.record({
  name: fc.constantFrom("Call", "Write"),
  status,
  assigned_to: fc.subarray(users),
  body: fc.constantFrom("", "Pier 4"),
  resources,
  related_records: fc.subarray(records),
  version: fc.integer({ min: 1, max: 3 }),
});

/** Valid changes, with users and links that are named twice and white space around names. */
export const taskChange: fc.Arbitrary<TaskChange> = fc.record(
  {
    version: fc.integer({ min: 1, max: 3 }),
    name: fc.constantFrom("Call", " Call ", "Write"),
    status,
    assigned_to: fc.array(fc.constantFrom(...users), { maxLength: 4 }),
    body: fc.constantFrom("", "Pier 4"),
    resources: fc.array(
      fc.constantFrom(
        { type: "url", value: "https://a.example" } as const,
        { type: "url", value: "HTTPS://A.example/" } as const,
        { type: "url", value: "https://b.example/x" } as const,
      ),
      { maxLength: 3 },
    ),
    related_records: fc.record(
      { add: fc.array(fc.constantFrom(...records), { maxLength: 4 }), remove: fc.subarray(records) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["version"] },
);
