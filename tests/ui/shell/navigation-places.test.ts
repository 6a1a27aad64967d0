import { Ship } from "lucide-react";
import { describe, expect, it } from "vitest";
import { isPlaceShown, specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { goKeys, navigationIcon, placesInOrder, staffPlaces } from "../../../ui/staff/navigation-contribution.ts";

const specified = Object.values(specifiedPlaces);
const specifiedIds: ReadonlySet<string> = new Set(specified.map(({ id }) => id));
const idsOf = (section: string): readonly string[] =>
  staffPlaces.filter((place) => place.section === section && specifiedIds.has(place.id)).map(({ id }) => id);

describe("places of the navigation found by file name", () => {
  it("should hold the specified ones in their order, each once, and the settings alone at the foot", () => {
    expect(idsOf("main")).toEqual(specified.filter(({ section }) => section === "main").map(({ id }) => id));
    expect(idsOf("more")).toEqual(specified.filter(({ section }) => section === "more").map(({ id }) => id));
    expect(staffPlaces.filter(({ section }) => section === "foot").map(({ id }) => id)).toEqual(["settings"]);
  });

  it("should order the entry of a new area by its place, and let it replace the one reserved for it", () => {
    const [reserved, own, other] = [
      { ...specifiedPlaces.snippets, name: () => "reserved", icon: Ship },
      { ...specifiedPlaces.snippets, name: () => "own", icon: Ship },
      { ...specifiedPlaces.files, id: "boats", place: 25, name: () => "boats", icon: Ship },
    ];
    expect(placesInOrder([reserved, own, other]).map(({ name }) => name())).toEqual(["boats", "own"]);
  });

  it("should each have a picture of its own, and a name in the words of the page", () => {
    const icons = staffPlaces.map(({ id }) => navigationIcon(id));
    expect(new Set([...icons, navigationIcon("boats")]).size).toBe(staffPlaces.length + 1);
    expect(staffPlaces.filter(({ name }) => name() === "")).toEqual([]);
  });

  it("should share no keys", () => {
    const keys = staffPlaces.flatMap(({ id }) => goKeys(id) ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(goKeys("files")).toBe("g f");
    expect(goKeys("snippets")).toBeNull();
  });

  it("should show a place of a new area by its flags, feature and role alone", () => {
    const viewer = { role: "user", flags: ["contacts"], features: [], embedded: false } as const;
    expect(isPlaceShown(viewer, { anyOf: ["contacts", "lessons"] })).toBe(true);
    expect(isPlaceShown(viewer, { anyOf: ["lessons"] })).toBe(false);
    expect(isPlaceShown(viewer, { anyOf: [], feature: "boats" })).toBe(false);
    expect(isPlaceShown({ ...viewer, features: ["boats"] }, { anyOf: [], feature: "boats" })).toBe(true);
    expect(isPlaceShown(viewer, { anyOf: [], admins: true })).toBe(false);
    expect(isPlaceShown({ ...viewer, role: "admin" }, { anyOf: [], admins: true })).toBe(true);
    expect(isPlaceShown({ ...viewer, role: "owner", embedded: true }, { anyOf: [] })).toBe(false);
  });
});
