import type * as t from "io-ts";
import type { ExactlyType } from "./exactly.ts";
import type { OrDefaultType } from "./or-default.ts";
import type { OrNullType } from "./or-null.ts";

/** Every codec whose structure can be read from its `_tag`; any other codec is opaque. */
export type TaggedCodec =
  | t.NullType
  | t.UndefinedType
  | t.VoidType
  | t.UnknownType
  | t.AnyType
  | t.NeverType
  | t.StringType
  | t.NumberType
  | t.BigIntType
  | t.BooleanType
  | t.FunctionType
  | t.ObjectType
  | t.AnyArrayType
  | t.AnyDictionaryType
  | t.LiteralType<string | number | boolean>
  | t.KeyofType<Record<string, unknown>>
  | t.RefinementType<t.Mixed>
  | t.RecursiveType<t.Mixed>
  | t.ReadonlyType<t.Mixed>
  | t.ExactType<t.Mixed>
  | t.ArrayType<t.Mixed>
  | t.ReadonlyArrayType<t.Mixed>
  | t.TupleType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.StrictType<t.Props>
  | t.PartialType<t.Props>
  | t.DictionaryType<t.Mixed, t.Mixed>
  | t.UnionType<t.Mixed[]>
  | t.IntersectionType<t.Mixed[]>
  | OrDefaultType<t.Mixed>
  | OrNullType<t.Mixed>
  | ExactlyType<t.Mixed>;

const isTagged = (codec: { readonly name: string }): codec is TaggedCodec => "_tag" in codec && typeof codec._tag === "string";

/** The codec with its structure, or null for an opaque one. */
export const taggedCodec = (codec: { readonly name: string }): TaggedCodec | null => (isTagged(codec) ? codec : null);

/**
 * The codec beneath refinements, readonly, exact, exactly, recursion, or-null and or-default, none of which adds a level to a value; null
 * for an opaque one.
 */
export const innermostCodec = (codec: { readonly name: string }): TaggedCodec | null => {
  const opened = taggedCodec(codec);
  switch (opened?._tag) {
    case "RefinementType":
    case "ReadonlyType":
    case "ExactType":
    case "RecursiveType":
      return innermostCodec(opened.type);
    case "OrDefault":
    case "OrNull":
    case "Exactly":
      return innermostCodec(opened.codec);
    default:
      return opened;
  }
};
