import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { exactly, ExactlyType } from "../../../core/kernel/exactly.ts";
import { orNull, OrNullType } from "../../../core/kernel/or-null.ts";
import { declaredCalls } from "./declared-calls.ts";

/** Optional keys of a body that are read as null where they are not named. */
const readAsNull = (codec: t.Mixed): readonly string[] => {
  if (codec instanceof ExactlyType || codec instanceof t.RefinementType) {
    const inner: t.Mixed = codec instanceof ExactlyType ? codec.codec : codec.type;
    return readAsNull(inner);
  }
  if (codec instanceof t.IntersectionType || codec instanceof t.UnionType) return codec.types.flatMap((part: t.Mixed) => readAsNull(part));
  if (!(codec instanceof t.PartialType)) return [];
  const props: Readonly<Record<string, t.Mixed>> = codec.props;
  return Object.keys(props).filter((key) => props[key] instanceof OrNullType);
};

describe("A change to an existing record", () => {
  it("should leave absent keys unchanged in every call", () => {
    const changes = declaredCalls().filter(({ method }) => method === "PUT");
    expect(changes.length).toBeGreaterThan(20);
    expect(changes.flatMap(({ name, body }) => readAsNull(body).map((key) => `${name}: ${key}`))).toEqual([]);
  });

  it("should be checked as deep as bodies are nested", () => {
    const change = exactly("Change", { version: t.number }, { label: t.string, access: orNull(t.string) });
    expect(readAsNull(change)).toEqual(["access"]);
    expect(readAsNull(t.union([t.type({ a: t.string }), change]))).toEqual(["access"]);
    expect(readAsNull(exactly("Change", { access: orNull(t.string) }, { label: t.union([t.string, t.null]) }))).toEqual([]);
  });
});
