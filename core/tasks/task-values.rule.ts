import * as E from "fp-ts/lib/Either.js";
import type { FieldRefusals } from "../kernel/failure.ts";
import { isFilled } from "../validation/required.rule.ts";
import { addLink } from "../validation/resource-link.rule.ts";
import { isUrl } from "../validation/url.rule.ts";
import { invalidRefusal, requiredRefusal } from "../validation/validation-message.rule.ts";
import { validationRefusals } from "../validation/validation-refusals.ts";
import { TaskStatus } from "./task-status.model.ts";
import type { GivenTaskValues, TaskValues } from "./task-values.model.ts";
import type { TaskResource } from "./task.model.ts";

/** The errors of the given values, by field: name and status are required, links must be URLs. */
export const taskProblems = ({ name, status, resources = [] }: GivenTaskValues): FieldRefusals => ({
  ...(name === undefined || isFilled(name) ? {} : { name: [requiredRefusal("name")] }),
  ...(status === undefined || TaskStatus.is(status)
    ? {}
    : { status: [isFilled(status) ? invalidRefusal("status") : requiredRefusal("status")] }),
  ...Object.fromEntries(
    resources.flatMap(({ value }, place) => (isUrl(value.trim()) ? [] : [[`resources.${place}`, [validationRefusals.invalid_url]]])),
  ),
});

/** Links in order; duplicates and invalid URLs are left out. */
export const distinctLinks = (resources: readonly TaskResource[]): readonly TaskResource[] => {
  let links: readonly string[] = [];
  for (const { value } of resources) {
    const longer = addLink(links, value);
    if (E.isRight(longer)) links = longer.right;
  }
  return links.map((value) => ({ type: "url", value }));
};

/** The values as they are stored: the name trimmed, without duplicate assignees and links; or their errors. */
export const normalTaskValues = (given: GivenTaskValues): E.Either<FieldRefusals, Partial<TaskValues>> => {
  const problems = taskProblems(given);
  if (Object.keys(problems).length > 0) return E.left(problems);
  const { name, status, assigned_to, body, resources } = given;
  return E.right({
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(TaskStatus.is(status) ? { status } : {}),
    ...(assigned_to === undefined ? {} : { assigned_to: [...new Set(assigned_to)] }),
    ...(body === undefined ? {} : { body }),
    ...(resources === undefined ? {} : { resources: distinctLinks(resources) }),
  });
};
