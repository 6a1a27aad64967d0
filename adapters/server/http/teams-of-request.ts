import * as t from "io-ts";
import { ExactlyType } from "../../../core/kernel/exactly.ts";
import { isObject } from "../../../core/kernel/is-object.ts";

const key = "teams";

/** Whether a body declares its own `teams`. */
const declaresTeams = (codec: t.Mixed): boolean => {
  if (codec instanceof ExactlyType) return codec.keys.includes(key);
  if (codec instanceof t.RefinementType || codec instanceof t.ReadonlyType) return declaresTeams(codec.type);
  if (codec instanceof t.UnionType || codec instanceof t.IntersectionType) return codec.types.some(declaresTeams);
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return key in codec.props;
  return false;
};

/**
 * The teams that a request names, and its body without them; a body that declares its own `teams` keeps them.
 * @returns null when it names none, "?" when the value is not text
 */
export const teamsOfRequest = (
  codec: t.Mixed,
  query: unknown,
  body: unknown,
): { readonly asked: string | null; readonly body: unknown } => {
  const inQuery = isObject(query) ? (query[key] ?? null) : null;
  const isOwn = !isObject(body) || !(key in body) || declaresTeams(codec);
  const { [key]: inBody = null, ...rest } = isObject(body) ? body : {};
  const asked = inQuery ?? (isOwn ? null : inBody);
  return {
    asked: asked === null || typeof asked === "string" ? asked : typeof asked === "number" ? String(asked) : "?",
    body: isOwn ? body : rest,
  };
};
