import { describe, expect, it } from "vitest";
import { declaredCalls } from "../server/declared-calls.ts";

const contracts = import.meta.glob<Readonly<Record<string, unknown>>>("../../../adapters/contract/*.contract.ts", { eager: true });

const valuesOf = (value: unknown): readonly unknown[] => (typeof value === "object" && value !== null ? Object.values(value) : []);
const namesOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null && "path" in value && "access" in value && "name" in value && typeof value.name === "string"
    ? [value.name]
    : [];
const callsOf = (contract: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(contract).flatMap(valuesOf).flatMap(namesOf);

describe("contracts found by file name", () => {
  it("should each declare a call", () => {
    expect(Object.entries(contracts).flatMap(([file, contract]) => (callsOf(contract).length === 0 ? [file] : []))).toEqual([]);
    expect(Object.keys(contracts).length).toBeGreaterThan(40);
  });

  it("should declare exactly the calls that the server answers, each once", () => {
    expect(Object.values(contracts).flatMap(callsOf).toSorted()).toEqual(
      declaredCalls()
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});
