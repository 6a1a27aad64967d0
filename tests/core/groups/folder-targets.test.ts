import { describe, expect, it } from "vitest";
import { folderTargets } from "../../../core/groups/folder-targets.rule.ts";
import type { GroupFolder } from "../../../core/groups/group.model.ts";

const folder = (id: number, name: string, folder_id: number | null): GroupFolder => ({ id, name, folder_id, order: id, version: 1 });
const [north, oslo, east, alone] = [folder(1, "North", null), folder(2, "Oslo", 1), folder(3, "East", 2), folder(4, "Alone", null)];
const all = [north, oslo, east, alone];
const namesFor = (moved: GroupFolder): readonly string[] => folderTargets(all, moved).map(({ name }) => name);

describe("the places to which a folder of groups can be moved", () => {
  it("should be every folder with its path for a folder without folders in it, up to three deep", () => {
    expect(namesFor(alone)).toEqual(["", "North", "North / Oslo"]);
    expect(namesFor(east)).toEqual(["", "North", "North / Oslo", "Alone"]);
  });

  it("should be neither in itself nor so deep that what is in it has no room", () => {
    expect(namesFor(north)).toEqual([""]);
    expect(namesFor(oslo)).toEqual(["", "North", "Alone"]);
  });
});
