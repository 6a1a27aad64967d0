import { identifier } from "../validation/identifier.rule.ts";

/** The part of a slug that comes from the task's name at creation. */
export const slugName = (name: string): string => identifier(name.trim());

/** The slug of a task: the cleaned name, an underscore and its id. */
export const taskSlug = (name: string, id: number): string => `${slugName(name)}_${id}`;

const written = /^(?:[1-9]\d{0,14}|[a-z0-9_]{0,220}_[1-9]\d{0,14})$/;

/** Whether a text can be the key of a task: an id, or a slug. */
export const isTaskKey = (text: string): boolean => written.test(text);
