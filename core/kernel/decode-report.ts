import type * as t from "io-ts";
import { innermostCodec } from "./codec-kind.ts";
import { anyOf, expectation, finding } from "./expectation.ts";
import { shapeRefusals } from "./shape-refusals.ts";
import { worded } from "./worded.ts";

/** One thing wrong with an input: the dotted path of the value and a sentence about it. */
export type DecodeProblem = { readonly path: string; readonly message: string };

/** io-ts numbers the members of unions and intersections as if they were keys of the value; they look at the same value, a key's entry at another. */
const isMember = (parent: t.ContextEntry, child: t.ContextEntry): boolean => {
  const kind = innermostCodec(parent.type);
  const looksAtSame = child.actual === parent.actual;
  return kind === null ? looksAtSame && child.actual !== undefined : looksAtSame && (kind._tag === "UnionType" || kind._tag === "IntersectionType");
};

const pathKeys = (context: t.Context): readonly string[] =>
  context.flatMap((entry, index) => {
    const parent = context[index - 1];
    return parent === undefined || isMember(parent, entry) ? [] : [entry.key];
  });

const problem = (context: t.Context, expected: string, value: unknown, message: string | undefined): DecodeProblem => ({
  path: pathKeys(context).join("."),
  message: message ?? worded(shapeRefusals.other_shape, { expected, found: finding(value) }),
});

const single = (error: t.ValidationError): DecodeProblem => {
  const last = error.context.at(-1);
  return problem(error.context, last === undefined ? "another value" : expectation(last.type), error.value, error.message);
};

type UnionFailure = { readonly entry: t.ContextEntry; readonly at: number; readonly errors: t.ValidationError[] };

const nextUnion = (context: t.Context, from: number): number =>
  context.findIndex((entry, index) => index >= from && index < context.length - 1 && innermostCodec(entry.type)?._tag === "UnionType");

const byBranch = (failure: UnionFailure): readonly (readonly t.ValidationError[])[] => {
  const branches = new Map<string, t.ValidationError[]>();
  for (const error of failure.errors) {
    const key = error.context[failure.at + 1]?.key ?? "";
    branches.set(key, [...(branches.get(key) ?? []), error]);
  }
  return [...branches.values()];
};

const depthBelow = (error: t.ValidationError, at: number): number => pathKeys(error.context.slice(at)).length;

const isTagMismatch = (error: t.ValidationError): boolean => {
  const last = error.context.at(-1);
  const tag = last === undefined ? undefined : innermostCodec(last.type)?._tag;
  return tag === "LiteralType" || tag === "KeyofType";
};

/** Lower is closer to what the writer meant: right shape first, then right tag, then fewest and deepest problems. */
const distance = (branch: readonly t.ValidationError[], at: number): readonly number[] => {
  const depths = branch.map((error) => depthBelow(error, at));
  return [Math.min(...depths) === 0 ? 1 : 0, branch.some(isTagMismatch) ? 1 : 0, branch.length, -Math.max(...depths)];
};

const compareDistances = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

const unionProblems = (failure: UnionFailure): readonly DecodeProblem[] => {
  const branches = byBranch(failure);
  const closest = branches.toSorted((a, b) => compareDistances(distance(a, failure.at), distance(b, failure.at)))[0] ?? [];
  const first = closest[0];
  const shapeIsWrong = closest.some((error) => depthBelow(error, failure.at) === 0);
  if (first === undefined || !shapeIsWrong || branches.length === 1) return problemsFrom(closest, failure.at + 1);
  const expected = anyOf(branches.flatMap((branch) => branch.map((error) => expectation(error.context[failure.at + 1]?.type ?? failure.entry.type))));
  return [problem(first.context.slice(0, failure.at + 1), expected, failure.entry.actual, undefined)];
};

const problemsFrom = (errors: readonly t.ValidationError[], from: number): readonly DecodeProblem[] => {
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
  return found.flatMap((item) => ("errors" in item ? unionProblems(item) : [single(item)]));
};

/** What is wrong with an input and where: of a union only the branch that comes closest to the input is told. */
export const decodeReport = (errors: t.Errors): readonly DecodeProblem[] => {
  const seen = new Set<string>();
  return problemsFrom(errors, 0).filter(({ path, message }) => {
    const key = JSON.stringify([path, message]);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};
