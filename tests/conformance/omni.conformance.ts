import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { type OmniType, omniTypes } from "../../core/shell/omni.model.ts";
import type { OmniStore } from "../../core/shell/omni.port.ts";

export type OmniPerson = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: readonly string[];
  readonly mobile?: readonly string[];
  readonly archived?: boolean;
};
/**
 * What an organisation holds.
 * @property campaigns from when to when they run, epoch seconds; 0 is none
 */
export type OmniWorld = {
  readonly contacts: readonly OmniPerson[];
  readonly lessons: readonly string[];
  readonly teams?: readonly string[];
  readonly campaigns: readonly { readonly name: string; readonly start_time: number; readonly end_time: number }[];
};

const person = (name: string, more: Partial<OmniPerson> = {}): OmniPerson => {
  const [first_name = "", last_name = ""] = name.split(" ");
  return { first_name, last_name, ...more };
};

/**
 * What every place does that searches all records.
 * @param make gives a store over an organisation that holds just that, whose clock says `now`
 */
export const omniConformance = (label: string, now: number, make: (world: OmniWorld) => Promise<OmniStore>): void => {
  describe(`Record search by ${label}`, () => {
    const nothing: OmniWorld = { contacts: [], lessons: [], campaigns: [] };
    const found = async (
      store: OmniStore,
      term: string,
      types: readonly OmniType[] = omniTypes,
      limit = 10,
    ): Promise<readonly string[]> => {
      const answer = await store.search({ term, types, limit })();
      if (E.isLeft(answer)) throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
      return answer.right.map(({ type, name, info }) => [type, name, info].filter((text) => text !== "").join(" · "));
    };
    const day = 86_400;
    const harbor: OmniWorld = {
      contacts: [
        person("Anna Berg", { email: ["anna@mail.example"], mobile: ["+12125550101"] }),
        person("Johanna Ek", { mobile: ["+12125550199"] }),
        person("Änna", { archived: true }),
        person("Otto Anker", { email: ["otto@annex.example"] }),
      ],
      lessons: ["Anna", "Anchors and annals", "Banana boats"],
      campaigns: [
        { name: "Annual review", start_time: now - day, end_time: now + day },
        { name: "Hanna", start_time: now + day, end_time: 0 },
        { name: "Planning anna", start_time: 0, end_time: now - day },
      ],
    };

    it("should rank exact names, prefixes, word prefixes, names that contain the term, then other values; ties by type [A2.41]", async () => {
      expect(await found(await make(harbor), "anna")).toEqual([
        "lesson · Anna",
        "contact · Anna Berg · anna@mail.example",
        "lesson · Anchors and annals",
        "campaign · Planning anna · ended",
        "contact · Johanna Ek · +12125550199",
        "campaign · Hanna · scheduled",
      ]);
      expect(await found(await make(harbor), "ann")).toContain("campaign · Annual review · live");
    });

    it("should find contacts by email and mobile, after those that match by name", async () => {
      const store = await make(harbor);
      expect(await found(store, "annex")).toEqual(["contact · Otto Anker · otto@annex.example"]);
      expect(await found(store, "2125550101")).toEqual(["contact · Anna Berg · anna@mail.example"]);
      expect(await found(store, "berg anna")).toEqual(["contact · Anna Berg · anna@mail.example"]);
    });

    it("should ignore case, accents and spaces", async () => {
      const store = await make({ ...nothing, contacts: [person("Zoë Łoś")], lessons: ["Ünder  way"] });
      expect(await found(store, " ZOE  los ")).toEqual(["contact · Zoë Łoś"]);
      expect(await found(store, "under way")).toEqual(["lesson · Ünder  way"]);
    });

    it("should find teams last among equals, with their number of members [A2.41]", async () => {
      const store = await make({ ...nothing, lessons: ["North quay"], teams: ["North quay", "South"] });
      expect(await found(store, "north")).toEqual(["lesson · North quay", "team · North quay · 0 members"]);
    });

    it("should treat wildcards and quotes as text", async () => {
      const store = await make({ ...nothing, lessons: ["100% safe", "100 sails", "a_b", "axb", "it's"] });
      expect(await found(store, "100%")).toEqual(["lesson · 100% safe"]);
      expect(await found(store, "a_b")).toEqual(["lesson · a_b"]);
      expect(await found(store, "it's")).toEqual(["lesson · it's"]);
      expect(await found(store, "\\")).toEqual([]);
    });

    it("should return at most the requested number, the best of all types together [A9.05]", async () => {
      const store = await make({
        ...nothing,
        contacts: Array.from({ length: 14 }, (_, n) => person(`Mona ${String.fromCharCode(97 + n)}`)),
        lessons: ["Mona", "Ramona"],
      });
      expect(await found(store, "mona")).toEqual([
        "lesson · Mona",
        ...Array.from({ length: 9 }, (_, n) => `contact · Mona ${String.fromCharCode(97 + n)}`),
      ]);
      expect(await found(store, "mona", omniTypes, 2)).toEqual(["lesson · Mona", "contact · Mona a"]);
    });

    it("should count a record once whose name matches in several ways, so that all others are found as well", async () => {
      const five = ["a", "b", "c", "d", "e"];
      const store = await make({
        ...nothing,
        contacts: [
          ...five.map((letter) => person(`Mona Mona${letter}`)),
          person("Ramona Ek"),
          person("Otto Anker", { email: ["mona@annex.example"] }),
        ],
        lessons: [...five.map((letter) => `Mona mona ${letter}`), "Ramona"],
      });
      expect(await found(store, "mona", ["contact"])).toEqual([
        ...five.map((letter) => `contact · Mona Mona${letter}`),
        "contact · Ramona Ek",
        "contact · Otto Anker · mona@annex.example",
      ]);
      expect(await found(store, "mona", ["lesson"])).toEqual([...five.map((letter) => `lesson · Mona mona ${letter}`), "lesson · Ramona"]);
    });

    it("should search the requested types, and nothing when the term is empty", async () => {
      const store = await make(harbor);
      expect(await found(store, "anna", ["lesson"])).toEqual(["lesson · Anna", "lesson · Anchors and annals"]);
      expect(await found(store, "   ")).toEqual([]);
      expect(await found(store, "nobody of that name")).toEqual([]);
    });
  });
};
