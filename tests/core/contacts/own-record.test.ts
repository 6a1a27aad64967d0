import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { makeOwnRecord } from "../../../core/contacts/own-record.service.ts";
import type { FieldSchema } from "../../../core/fields/field-schema.model.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const schema: FieldSchema = { sections: [{ slug: "", title: "" }], built_in: [], fields: [] };

const desk = () => {
  const storage = fakeStorage();
  const details = { ...makeContactStoreFake(fakeClock(1_000).now), schema: TE.right(schema) };
  return { storage, record: makeOwnRecord({ details, connectivity: fakeConnectivity(), storage }) };
};

describe("the record of a learner's own details", () => {
  it("should be shared for one learner, and separate for another", () => {
    const { record } = desk();
    expect(record.open(1)).toBe(record.open(1));
    expect(record.open(1)).not.toBe(record.open(2));
    expect(record.open(1).latest().unsaved).toEqual({});
  });

  it("should keep one learner's drafts on a device from every other", () => {
    const { record, storage } = desk();
    record.storageOf(1).set("draft", "mine");
    expect(record.storageOf(1).get("draft")).toBe("mine");
    expect(record.storageOf(2).get("draft")).toBeNull();
    expect(storage.get("draft")).toBeNull();
  });

  it("should list its fields once they are known", async () => {
    const { record } = desk();
    expect(latestValue(record.latestSchema())).toBeUndefined();
    await record.loadSchema();
    expect(latestValue(record.latestSchema())).toEqual(schema);
  });
});
