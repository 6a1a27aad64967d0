import * as E from "fp-ts/lib/Either.js";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import type { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import type { CampaignChange } from "../../../core/campaigns/campaign-write.model.ts";
import { makeCourseSettingsEditing } from "../../../core/campaigns/course-settings-editing.service.ts";
import { decideCampaignChange } from "../../../core/campaigns/decide-campaign.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { aCampaign } from "./sample-campaign.ts";

/** A course before a server that decides changes as the real one, with a clock that the test runs. */
const world = () => {
  let stored = aCampaign({ summary: "Knots" });
  const sent: CampaignChange[] = [];
  const connectivity = fakeConnectivity();
  const store = (change: CampaignChange): E.Either<Failure, CampaignRecord> => {
    const decided = decideCampaignChange(stored, change, { group: true }, 0);
    if (E.isLeft(decided)) return decided;
    if (decided.right !== null) stored = { ...stored, ...decided.right.values, version: stored.version + 1 };
    return E.right(stored);
  };
  const update: CampaignEditing["update"] = (_id, change) => async () => {
    if (!connectivity.isOnline()) return E.left({ tag: "offline" });
    sent.push(change);
    return store(change);
  };
  const scheduler = new VirtualTimeScheduler();
  const storage = fakeStorage();
  const editing = makeCourseSettingsEditing({ store: { update }, connectivity, storage, scheduler });
  const told: CampaignRecord[] = [];
  return {
    connectivity,
    sent,
    told,
    storage,
    stored: () => stored,
    byAnother: (change: Omit<CampaignChange, "version">) => store({ ...change, version: stored.version }),
    open: () => editing.open(stored, (course) => void told.push(course)),
    /** Lets the pause after typing pass, and answers arrive. */
    pass: async () => {
      scheduler.flush();
      await new Promise((done) => setTimeout(done, 0));
    },
  };
};

describe("settings of a course that save themselves", () => {
  it("should send what was typed once, after a pause, with nothing but what differs", async () => {
    const { open, pass, sent, stored, told, storage } = world();
    const form = open();
    form.change({ summary: "Knots a" });
    form.change({ summary: "Knots and lines" });
    expect(form.latest().status).toBe("dirty");
    expect(sent).toEqual([]);
    await pass();
    expect(sent).toEqual([{ version: 3, summary: "Knots and lines" }]);
    expect(form.latest().status).toBe("saved");
    expect(told).toEqual([stored()]);
    expect(storage.keys()).toEqual([]);
  });

  it("should keep what is not stored on the device, and send it when the course is opened again", async () => {
    const { open, pass, connectivity, stored } = world();
    connectivity.set(false);
    const form = open();
    form.change({ summary: "Lines" });
    await pass();
    expect(form.latest().status).toBe("offline");
    form.end();
    const again = open();
    expect(again.latest().typed.summary).toBe("Lines");
    expect(stored().summary).toBe("Knots");
    connectivity.set(true);
    await pass();
    expect(again.latest().status).toBe("saved");
    expect(stored().summary).toBe("Lines");
  });

  it("should say at once what is wrong, by the rules of the server, and send nothing", async () => {
    const { open, pass, sent } = world();
    const form = open();
    form.change({ name: " ", offered: "group" });
    await pass();
    expect(form.latest().status).toBe("invalid");
    expect(form.latest().failure).toMatchObject({ tag: "invalid", errors: { name: [{}], bookmark_id: [{}] } });
    expect(sent).toEqual([]);
  });

  it("should merge what another user changed elsewhere, and show both values of the same setting", async () => {
    const { open, pass, byAnother, stored } = world();
    const form = open();
    byAnother({ name: "Harbor basics", summary: "Ropes" });
    form.change({ portal_section: "Start here" });
    await pass();
    expect(stored()).toMatchObject({ name: "Harbor basics", summary: "Ropes", portal_section: "Start here" });
    byAnother({ summary: "Anchors" });
    form.change({ summary: "Sails" });
    await pass();
    expect(form.latest().clash).toMatchObject({ fields: ["summary"], theirs: { summary: "Anchors" } });
    expect(form.latest().typed.summary).toBe("Sails");
    form.keepMine();
    await pass();
    expect(stored().summary).toBe("Sails");
  });

  it("should undo what was changed here and leave what another user changed", async () => {
    const { open, pass, byAnother, stored } = world();
    const form = open();
    expect(form.undo()).toBeNull();
    form.change({ summary: "Lines", certificate: true });
    await pass();
    byAnother({ name: "Harbor basics" });
    form.take(stored());
    form.undo()?.();
    await pass();
    expect(stored()).toMatchObject({ summary: "Knots", certificate: false, name: "Harbor basics" });
    expect(form.undo()).toBeNull();
  });
});
