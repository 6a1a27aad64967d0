import { isObject } from "../kernel/is-object.ts";
const unwrapped = (u: unknown): unknown => (isObject(u) && Object.keys(u).length === 1 && Object.hasOwn(u, "value") ? u["value"] : u);

/** The fields of a reply as the server wraps them: each as an object with the only key `value`. */
export const wrapValues = (reply: unknown): unknown =>
  isObject(reply) ? Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, { value }])) : reply;

/**
 * The fields of a reply unwrapped: an object whose only key is `value` is replaced by that value, one level deep; anything else is
 * unchanged.
 */
export const unwrapValues = (reply: unknown): unknown =>
  isObject(reply) ? Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, unwrapped(value)])) : reply;
