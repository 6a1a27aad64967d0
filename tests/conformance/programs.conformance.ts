import { describe, expect, it } from "vitest";
import type { ProgramStore } from "../../core/programs/programs.port.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * What everything does that keeps programs.
 * @param make gives those of a new organisation without a text line and without the feature of portal messages, as its owner
 */
export const programsConformance = (label: string, make: () => Promise<ProgramStore>): void => {
  describe(`Programs of ${label}`, () => {
    const form = { name: "Welcome aboard", greeting: "Good to have you here." };

    it("should list programs with their status, and return one by its id [A3.11, C3.44, C7.29]", async () => {
      const store = await make();
      const list = await given(store.list());
      expect(list.map(({ id, enabled, can_enable }) => [id, enabled, can_enable])).toEqual([
        ["welcome-course", false, true],
        ["team-lines", false, false],
      ]);
      for (const program of list) expect(await given(store.get(program.id))).toEqual(program);
      expect(list.map(({ why }) => why === null)).toEqual([true, false]);
      expect(await refusal(store.get("nothing"))).toMatchObject({ tag: "not-found" });
    });

    it("should enable one with the values of its form, and return it as enabled [A7.12]", async () => {
      const store = await make();
      expect(await given(store.enable("welcome-course", form, []))).toMatchObject({
        id: "welcome-course",
        enabled: true,
        can_enable: false,
      });
      expect(await given(store.get("welcome-course"))).toMatchObject({ enabled: true });
      expect(await given(store.get("team-lines"))).toMatchObject({ enabled: false });
    });

    it("should neither offer nor enable a program of an unavailable part", async () => {
      const store = await make();
      expect((await given(store.list())).map(({ id }) => id)).not.toContain("portal-messaging");
      expect(await given(store.get("portal-messaging"))).toMatchObject({
        enabled: false,
        can_enable: false,
        why: "This is not there yet.",
      });
      expect(await refusal(store.enable("portal-messaging", {}, []))).toMatchObject({
        tag: "conflict",
        message: "You can't enable this quick win",
      });
    });

    it("should refuse missing, invalid and unknown values of a form, by field", async () => {
      const store = await make();
      expect(await refusal(store.enable("welcome-course", { name: " ", opens: "soon", colour: "red" }, []))).toMatchObject({
        tag: "invalid",
        errors: {
          name: ["Name of the course is required"],
          greeting: ["Your first words to learners is required"],
          opens: ["Opens on is invalid"],
          colour: ['Unknown field "colour"'],
        },
      });
      expect(await given(store.get("welcome-course"))).toMatchObject({ enabled: false });
    });

    it("should refuse to enable an enabled program, and an unavailable one [A8.12]", async () => {
      const store = await make();
      await given(store.enable("welcome-course", form, []));
      expect(await refusal(store.enable("welcome-course", form, []))).toMatchObject({
        tag: "conflict",
        message: "Welcome course is already enabled",
      });
      expect(await refusal(store.enable("team-lines", { line: "+12125550100" }, []))).toMatchObject({
        tag: "conflict",
        message: "You can't enable this quick win",
      });
    });
  });
};
