import * as TE from "fp-ts/lib/TaskEither.js";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it, vi } from "vitest";
import { makeContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import type { GroupOfContact } from "../../../core/groups/group-answers.model.ts";
import { makeGroupsOfContact } from "../../../core/groups/groups-of-contact.service.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";

const vip = { id: 1, name: "VIP" };

const bench = () => {
  const held = { groups: TE.right<Failure, readonly GroupOfContact[]>([]) };
  const ofContact = vi.fn(() => held.groups);
  const scheduler = new VirtualTimeScheduler();
  const changes = makeContactChanges();
  const service = makeGroupsOfContact({ store: { ofContact }, changed$: changes.changed$, scheduler });
  const seen: Remote<readonly GroupOfContact[]>[] = [];
  const watching = service.watch(7).subscribe((known) => seen.push(known));
  const until = async (ms: number): Promise<void> => {
    scheduler.maxFrames = ms;
    scheduler.flush();
    await new Promise((done) => setImmediate(done));
  };
  return { held, ofContact, changes, seen, watching, until };
};

describe("The groups of a contact", () => {
  it("should be requested at once and emitted again only when they differ", async () => {
    const { held, ofContact, seen, watching, until } = bench();
    await until(0);
    expect(seen).toEqual([{ tag: "idle" }, { tag: "loaded", value: [] }]);
    await until(10_000);
    expect(ofContact).toHaveBeenCalledTimes(2);
    held.groups = TE.right([vip]);
    await until(20_000);
    watching.unsubscribe();
    expect(seen.slice(2)).toEqual([{ tag: "loaded", value: [vip] }]);
  });

  it("should not be requested when they are subscribed to and unsubscribed from at once, as a rendering does", async () => {
    const { ofContact, watching, until } = bench();
    watching.unsubscribe();
    await until(10_000);
    expect(ofContact).not.toHaveBeenCalled();
  });

  it("should be updated two seconds after the contact was changed here, and ignore changes of others", async () => {
    const { held, ofContact, changes, seen, watching, until } = bench();
    await until(0);
    changes.tell({ contact: 8, what: "values" });
    changes.tell({ contact: 7, what: "notes" });
    await until(1_000);
    expect(ofContact).toHaveBeenCalledTimes(1);
    changes.tell({ contact: 7, what: "values" });
    await until(1_400);
    held.groups = TE.right([vip]);
    await until(3_100);
    watching.unsubscribe();
    expect(seen.at(-1)).toEqual({ tag: "loaded", value: [vip] });
  });

  it("should keep the known ones when a request fails, and retry", async () => {
    const { held, seen, watching, until } = bench();
    held.groups = TE.right([vip]);
    await until(0);
    held.groups = TE.left(notFound("Gone."));
    await until(10_000);
    expect(seen.at(-1)).toEqual({ tag: "failed", failure: notFound("Gone."), previous: [vip] });
    held.groups = TE.right([]);
    await until(20_000);
    watching.unsubscribe();
    expect(seen.at(-1)).toEqual({ tag: "loaded", value: [] });
  });
});
