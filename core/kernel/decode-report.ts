import type * as t from "io-ts";
import { innermostCodec } from "./codec-kind.ts";
import { codecRefusal } from "./codec-refusal.ts";
import { anyOf, expectation, finding } from "./expectation.ts";
import type { Refusal } from "./refusal.ts";
import { shapeRefusals } from "./shape-refusals.ts";

/** A validation error of an input: the dotted path of the value, a message, and its refusal, where the codec has one. */
export type DecodeProblem = { readonly path: string; readonly message: string; readonly refusal: Refusal | null };

/** The refusal or message for a field error. */
export const saidOf = ({ message, refusal }: DecodeProblem): Refusal | string => refusal ?? message;

/**
 * io-ts numbers the members of unions and intersections like keys of the value; a member refers to the same value as its parent, a key to
 * another.
 */
const isMember = (parent: t.ContextEntry, child: t.ContextEntry): boolean => {
  const kind = innermostCodec(parent.type);
  const looksAtSame = child.actual === parent.actual;
  return kind === null
    ? looksAtSame && child.actual !== undefined
    : looksAtSame && (kind._tag === "UnionType" || kind._tag === "IntersectionType");
};

/** Maximum number of problems reported for one input, so that a response is not larger than the request. */
export const mostProblems = 20;

/** Maximum characters of a key in a report; longer ones are truncated. */
const longestKey = 100;

const shownKey = (key: string): string => (key.length > longestKey ? `${key.slice(0, longestKey)}…` : key);

const pathKeys = (context: t.Context): readonly string[] =>
  context.flatMap((entry, index) => {
    const parent = context[index - 1];
    return parent === undefined || isMember(parent, entry) ? [] : [entry.key];
  });

const problem = (context: t.Context, said: Refusal | string): DecodeProblem => ({
  path: pathKeys(context).map(shownKey).join("."),
  ...(typeof said === "string" ? { message: said, refusal: null } : { message: said.message, refusal: said }),
});
const otherShape = (expected: string, value: unknown): Refusal => shapeRefusals.other_shape({ expected, found: finding(value) });

const single = (error: t.ValidationError): DecodeProblem => {
  const last = error.context.at(-1);
  if (last === undefined) return problem(error.context, error.message ?? otherShape("another value", error.value));
  return problem(error.context, codecRefusal(last.type, error.value) ?? error.message ?? otherShape(expectation(last.type), error.value));
};

type UnionFailure = { readonly entry: t.ContextEntry; readonly at: number; readonly errors: t.ValidationError[] };

const nextUnion = (context: t.Context, from: number): number =>
  context.findIndex((entry, index) => index >= from && index < context.length - 1 && innermostCodec(entry.type)?._tag === "UnionType");

const byBranch = (failure: UnionFailure): readonly (readonly t.ValidationError[])[] => {
  const branches = new Map<string, t.ValidationError[]>();
  for (const error of failure.errors) {
    const key = error.context[failure.at + 1]?.key ?? "";
    const known = branches.get(key);
    if (known === undefined) branches.set(key, [error]);
    else known.push(error);
  }
  return [...branches.values()];
};

const depthBelow = (error: t.ValidationError, at: number): number => pathKeys(error.context.slice(at)).length;

const isTagMismatch = (error: t.ValidationError): boolean => {
  const last = error.context.at(-1);
  const tag = last === undefined ? undefined : innermostCodec(last.type)?._tag;
  return tag === "LiteralType" || tag === "KeyofType";
};

/** Lower is closer to the intended branch: right shape first, then right tag, then fewest and deepest problems. */
const distance = (branch: readonly t.ValidationError[], at: number): readonly number[] => {
  let [least, most] = [Infinity, 0];
  for (const error of branch) {
    const depth = depthBelow(error, at);
    least = Math.min(least, depth);
    most = Math.max(most, depth);
  }
  return [least === 0 ? 1 : 0, branch.some(isTagMismatch) ? 1 : 0, branch.length, -most];
};

const compareDistances = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Receives a problem and returns whether it accepts another one. */
type Tell = (problem: DecodeProblem) => boolean;

/** @returns whether more problems are accepted */
const tellUnion = (failure: UnionFailure, tell: Tell): boolean => {
  const branches = byBranch(failure);
  const measured = branches.map((branch) => ({ branch, far: distance(branch, failure.at) }));
  const closest = measured.toSorted((a, b) => compareDistances(a.far, b.far))[0]?.branch ?? [];
  const first = closest[0];
  const shapeIsWrong = closest.some((error) => depthBelow(error, failure.at) === 0);
  if (first === undefined || !shapeIsWrong || branches.length === 1) return tellFrom(closest, failure.at + 1, tell);
  const members = new Set(branches.flatMap((branch) => branch.map((error) => error.context[failure.at + 1]?.type ?? failure.entry.type)));
  const expected = anyOf([...members].map(expectation));
  return tell(problem(first.context.slice(0, failure.at + 1), otherShape(expected, failure.entry.actual)));
};

/** @returns whether more problems are accepted */
const tellFrom = (errors: readonly t.ValidationError[], from: number, tell: Tell): boolean => {
  const found: (t.ValidationError | UnionFailure)[] = [];
  const unions = new Map<t.ContextEntry, UnionFailure>();
  for (const error of errors) {
    const at = nextUnion(error.context, from);
    const entry = error.context[at];
    const known = entry === undefined ? undefined : unions.get(entry);
    if (known !== undefined) known.errors.push(error);
    else if (entry === undefined) found.push(error);
    else {
      const union = { entry, at, errors: [error] };
      unions.set(entry, union);
      found.push(union);
    }
  }
  return found.every((item) => ("errors" in item ? tellUnion(item, tell) : tell(single(item))));
};

/** The problems of an input with their paths, up to the limit; for a union, only those of the branch closest to the input. */
export const decodeReport = (errors: t.Errors): readonly DecodeProblem[] => {
  const told = new Map<string, DecodeProblem>();
  tellFrom(errors, 0, (found) => {
    const key = JSON.stringify([found.path, found.message]);
    if (!told.has(key)) told.set(key, found);
    return told.size < mostProblems;
  });
  return [...told.values()];
};
