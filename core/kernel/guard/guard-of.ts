import * as t from "io-ts";
import { taggedCodec } from "../codec-kind.ts";
import type { TaggedCodec } from "../codec-kind.ts";
import * as guard from "./guard-shapes.ts";
import type { Guard } from "./guard-shapes.ts";
import { writtenGuard } from "./written-guard.ts";

type Open = ReadonlyMap<t.Mixed, { guard: Guard | null }>;

const everyGuard = (codecs: readonly t.Mixed[], open: Open): readonly Guard[] | null => {
  const guards = codecs.flatMap((codec) => compile(codec, open) ?? []);
  return guards.length === codecs.length ? guards : null;
};

const staysAbsent = (codec: t.Mixed): boolean => {
  const decoded = codec.decode(undefined);
  return decoded._tag === "Left" || decoded.right === undefined;
};

const fieldNames = (codec: t.Mixed): readonly string[] => {
  const opened = taggedCodec(codec);
  switch (opened?._tag) {
    case "InterfaceType":
    case "StrictType":
    case "PartialType":
      return Object.keys(opened.props);
    case "RefinementType":
    case "ReadonlyType":
      return fieldNames(opened.type);
    case "IntersectionType":
      return opened.types.flatMap(fieldNames);
    default:
      return [];
  }
};

/** The required keys of a dictionary whose domain is a closed set of texts; io-ts treats it as an object of only those keys. */
const closedKeys = (domain: t.Mixed): readonly string[] | null => {
  const opened = taggedCodec(domain);
  switch (opened?._tag) {
    case "LiteralType":
      return typeof opened.value === "string" ? [opened.value] : null;
    case "KeyofType":
      return Object.keys(opened.keys);
    case "UnionType": {
      const members = opened.types.map(closedKeys);
      return members.includes(null) ? null : members.flatMap((keys) => keys ?? []);
    }
    default:
      return null;
  }
};

const dictionary = (codec: t.DictionaryType<t.Mixed, t.Mixed>, open: Open): Guard | null => {
  const value = compile(codec.codomain, open);
  const key = compile(codec.domain, open);
  if (value === null || key === null) return null;
  const names = closedKeys(codec.domain);
  if (names === null) {
    const values = taggedCodec(codec.codomain)?._tag === "AnyType" ? guard.partialGuard(value.holds) : value;
    return guard.dictionaryGuard(taggedCodec(codec.domain)?._tag === "StringType" ? null : key, values);
  }
  return guard.onlyFieldsGuard(
    guard.fieldsGuard(
      names,
      names.map(() => value),
    ),
    names,
  );
};

const union = (codec: t.UnionType<t.Mixed[]>, open: Open): Guard | null => {
  const members = everyGuard(codec.types, open);
  if (members === null) return null;
  if (!members.slice(0, -1).every((member) => member.total)) return guard.decodingGuard(codec);
  const holds = members.map((member) => member.holds);
  return { holds: (u) => holds.some((member) => member(u)), total: members.every((member) => member.total) };
};

const recursive = (codec: t.RecursiveType<t.Mixed>, open: Open): Guard | null => {
  const known = open.get(codec);
  if (known !== undefined) return guard.partialGuard((u) => known.guard?.holds(u) === true);
  const own: { guard: Guard | null } = { guard: null };
  const compiled = compile(codec.type, new Map([...open, [codec, own]]));
  own.guard = compiled;
  return compiled === null ? null : guard.partialGuard(compiled.holds);
};

const structured = (codec: TaggedCodec, open: Open): Guard | null => {
  switch (codec._tag) {
    case "StringType":
      return guard.totalGuard((u) => typeof u === "string");
    case "NumberType":
      return guard.totalGuard((u) => typeof u === "number");
    case "BooleanType":
      return guard.totalGuard((u) => typeof u === "boolean");
    case "UnknownType":
    case "AnyType":
      return guard.anything;
    case "ArrayType":
    case "ReadonlyArrayType": {
      const item = compile(codec.type, open);
      return item === null ? null : guard.listGuard(item);
    }
    case "TupleType": {
      const items = everyGuard(codec.types, open);
      return items === null ? null : guard.tupleGuard(items);
    }
    case "InterfaceType":
    case "StrictType": {
      const fields = everyGuard(Object.values(codec.props), open);
      return fields === null ? null : guard.fieldsGuard(Object.keys(codec.props), fields);
    }
    case "PartialType": {
      const fields = everyGuard(Object.values(codec.props), open);
      return fields === null
        ? null
        : guard.optionalFieldsGuard(Object.keys(codec.props), fields, Object.values(codec.props).map(staysAbsent));
    }
    case "DictionaryType":
      return dictionary(codec, open);
    case "UnionType":
      return union(codec, open);
    case "IntersectionType": {
      const members = everyGuard(codec.types, open);
      return members === null
        ? null
        : { holds: (u) => members.every((member) => member.holds(u)), total: members.every((member) => member.total) };
    }
    case "RefinementType": {
      const inner = compile(codec.type, open);
      return inner === null ? null : { holds: (u) => inner.holds(u) && codec.predicate(u), total: inner.total };
    }
    case "ReadonlyType":
      return compile(codec.type, open);
    case "ExactType": {
      const inner = compile(codec.type, open);
      return inner === null ? null : guard.onlyFieldsGuard(inner, fieldNames(codec.type));
    }
    case "Exactly": {
      const inner = compile(codec.codec, open);
      return inner === null ? null : { holds: guard.onlyFieldsGuard(inner, codec.keys).holds, total: inner.total };
    }
    case "RecursiveType":
      return recursive(codec, open);
    case "OrDefault": {
      const inner = compile(codec.codec, open);
      return inner === null ? null : guard.partialGuard((u) => u !== null && u !== undefined && inner.holds(u));
    }
    case "OrNull": {
      const inner = compile(codec.codec, open);
      return inner === null ? null : guard.partialGuard((u) => u === null || (u !== undefined && inner.holds(u)));
    }
    default:
      return guard.totalGuard(codec.is);
  }
};

const compile = (codec: t.Mixed, open: Open): Guard | null => {
  const opened = taggedCodec(codec);
  if (opened !== null) {
    const guard = structured(opened, open);
    return guard === null ? null : { holds: writtenGuard(codec) ?? guard.holds, total: guard.total };
  }
  return codec.encode === t.identity ? guard.decodingGuard(codec) : null;
};

const made = new WeakMap<t.Mixed, { readonly guard: Guard | null }>();

/** A test, cached by codec, that holds only for values that the codec decodes to themselves; null when the codec transforms its input. */
export const guardOf = (codec: t.Mixed): Guard | null => {
  const known = made.get(codec) ?? { guard: compile(codec, new Map()) };
  made.set(codec, known);
  return known.guard;
};
