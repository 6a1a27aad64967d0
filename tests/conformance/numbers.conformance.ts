import { describe, expect, it } from "vitest";
import type { Numbers } from "../../core/phone/numbers.port.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * Numbers as two organisations see them.
 * @property team one of the first organisation
 */
export type NumbersParts = {
  readonly numbers: Numbers;
  readonly others: Numbers;
  readonly team: number;
  readonly lineOfTeam: () => Promise<string | null>;
};

/**
 * What everything does that sells numbers.
 * @param area an area code of the United States in which nobody has bought yet
 */
export const numbersConformance = (label: string, make: () => Promise<NumbersParts>, areas: Iterator<string>): void => {
  const area = (): string => String(areas.next().value);
  describe(`Phone numbers sold by ${label}`, () => {
    it("should find numbers of the area, reproducibly [A7.13, A3.15]", async () => {
      const { numbers } = await make();
      const code = area();
      const found = await given(numbers.search(code, "US"));
      expect(found.length).toBeGreaterThan(0);
      for (const { phoneNumber, friendlyName, region } of found) {
        expect(phoneNumber).toMatch(new RegExp(`^\\+1${code}\\d{7}$`));
        expect(friendlyName).toContain(code);
        expect(typeof region).toBe("string");
      }
      expect(await given(numbers.search(code, "US"))).toEqual(found);
    });

    it("should dial 61 in Australia, with or without the 0 of the area [A9.21]", async () => {
      const { numbers } = await make();
      const found = await given(numbers.search("3", "AUS"));
      expect(found[0]?.phoneNumber).toMatch(/^\+613\d{8}$/);
      expect(await given(numbers.search("03", "AUS"))).toEqual(found);
    });

    it("should refuse an invalid area code of the country, and find none where none are available [A5.05]", async () => {
      const { numbers } = await make();
      for (const [code, country] of [
        ["21", "US"],
        ["2125", "CA"],
        ["9", "AUS"],
        ["212", "AUS"],
      ] as const)
        expect(await refusal(numbers.search(code, country))).toMatchObject({
          tag: "invalid",
          errors: { area_code: ["Area code is invalid"] },
        });
      expect(await given(numbers.search("011", "US"))).toEqual([]);
    });

    it("should sell a number once: a retry returns the line, and others find it taken [A7.14]", async () => {
      const { numbers, others } = await make();
      const [first] = await given(numbers.search(area(), "US"));
      const number = first?.phoneNumber ?? "";
      const line = await given(numbers.purchase(number, []));
      expect(line).toEqual({ phone_number: number, teams: [] });
      expect(await given(numbers.purchase(number, []))).toEqual(line);
      expect(await refusal(others.purchase(number, []))).toMatchObject({
        tag: "invalid",
        errors: { phone_number: ["This number is taken. Choose another one."] },
      });
    });

    it("should assign it to the team that it was bought for [A7.14]", async () => {
      const { numbers, team, lineOfTeam } = await make();
      const [first] = await given(numbers.search(area(), "US"));
      const number = first?.phoneNumber ?? "";
      expect(await given(numbers.purchase(number, [team]))).toEqual({ phone_number: number, teams: [team] });
      expect(await lineOfTeam()).toBe(number);
    });

    it("should refuse a number that is not offered, and teams of other organisations", async () => {
      const { numbers } = await make();
      expect(await refusal(numbers.purchase("+12129999999", []))).toMatchObject({ tag: "invalid" });
      const [first] = await given(numbers.search(area(), "US"));
      expect(await refusal(numbers.purchase(first?.phoneNumber ?? "", [987_654_321]))).toMatchObject({
        tag: "invalid",
        errors: { teams: ["Team not found."] },
      });
    });
  });
};
