import { describe, expect, it } from "vitest";
import { staffCommands } from "../../../ui/staff/command-contribution.ts";
import { staffModals } from "../../../ui/staff/modal-contribution.tsx";
import { staffRoutes } from "../../../ui/staff/staff-routes.ts";

const twice = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) !== at);

describe("what areas contribute", () => {
  it("should give every page an address and a name of its own", () => {
    expect(twice(staffRoutes.map(({ path }) => path))).toEqual([]);
    expect(twice(staffRoutes.flatMap(({ name }) => (name === undefined ? [] : [name])))).toEqual([]);
    expect(staffRoutes.length).toBeGreaterThan(20);
  });

  it("should name every command, every window and every key only once", () => {
    expect(twice(staffCommands.map(({ id }) => id))).toEqual([]);
    expect(twice(staffModals.map(({ kind }) => kind))).toEqual([]);
    expect(twice(staffCommands.flatMap(({ keys }) => (keys === undefined ? [] : [keys])))).toEqual([]);
  });
});
