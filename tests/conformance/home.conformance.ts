import { describe, expect, it } from "vitest";
import type { CampaignStore } from "../../core/campaigns/campaigns.port.ts";
import type { ItemCounter } from "../../core/home/item-counts.port.ts";
import type { KeptCampaign } from "../fakes/home.fake.ts";
import { given } from "./answer-of.ts";

/** What an organisation is to hold before it is asked. `archived` and `gone` are further ones that lists leave out. */
export type Held = {
  readonly campaigns: readonly KeptCampaign[];
  readonly contacts: number;
  readonly archived: number;
  readonly lessons: number;
  readonly gone: number;
};
export type HomeWorld = { readonly campaigns: CampaignStore; readonly counter: ItemCounter; readonly wait: (seconds: number) => void };

const held: Held = { campaigns: [], contacts: 0, archived: 0, lessons: 0, gone: 0 };
const campaign = (name: string, start_time: number, end_time: number, created_at = 1): KeptCampaign => ({
  name,
  start_time,
  end_time,
  created_at,
  gone: false,
});

/**
 * What every place that Home asks does.
 * @param now epoch seconds at which its clock starts
 * @param label what kind of place it is
 */
export const homeConformance = (label: string, now: number, make: (held: Held) => Promise<HomeWorld>): void => {
  describe(`The data of Home from ${label}`, () => {
    it("should be all campaigns except deleted ones, each with its current status [A7.10] [A3.10]", async () => {
      const kept = [
        campaign("Over", 0, now),
        campaign("Now", now, 0),
        campaign("Later", now + 60, 0),
        { ...campaign("Gone", 0, 0), gone: true },
      ];
      const { campaigns, wait } = await make({ ...held, campaigns: kept });
      const standing = async () => (await given(campaigns.list)).map(({ name, status }) => `${name}: ${status}`);
      expect(await standing()).toEqual(["Later: scheduled", "Now: live", "Over: ended"]);
      wait(60);
      expect(await standing()).toEqual(["Later: live", "Now: live", "Over: ended"]);
      wait(-60);
    });

    it("should be the newest campaign first among those of equal status", async () => {
      const { campaigns } = await make({
        ...held,
        campaigns: [campaign("Old", 0, 0, 5), campaign("New", 0, 0, 9), campaign("Middle", 0, 0, 7)],
      });
      expect((await given(campaigns.list)).map(({ name }) => name)).toEqual(["New", "Middle", "Old"]);
    });

    it("should be counts without archived and deleted items [A7.08]", async () => {
      const { counter } = await make({ ...held, contacts: 3, archived: 2, lessons: 2, gone: 4 });
      expect(await given(counter.count)).toEqual({ contacts: 3, lessons: 2 });
      expect(await given((await make(held)).counter.count)).toEqual({ contacts: 0, lessons: 0 });
    });
  });
};
