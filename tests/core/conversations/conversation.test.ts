import * as E from "fp-ts/lib/Either.js";
import { Subject } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeConversation } from "../../../core/conversations/conversation.service.ts";
import type { ThreadReader } from "../../../core/conversations/conversations.port.ts";
import { makeThreadList } from "../../../core/conversations/thread-list.service.ts";
import type { MessagePage, SentMessage, Thread, ThreadMessage } from "../../../core/conversations/thread.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";

const pageRows = 5;

const bench = (count: number, start: number | null = null) => {
  let length = count;
  let read = 0;
  let failure: Failure | null = null;
  const marks: number[] = [];
  const reads: (() => Promise<boolean>)[] = [];
  const message = (sequence: number): ThreadMessage => ({
    id: sequence,
    thread_id: 1,
    sequence,
    key: `k${sequence}`,
    creator: { side: "user", id: 3, name: "Olivia" },
    body: `No. ${sequence}`,
    created_at: 100 + sequence,
  });
  const thread = (): Thread => ({
    id: 1,
    con_id: 7,
    channel: "portal",
    name: "Signals",
    assigned_to: null,
    closed: false,
    last: { sequence: length, side: "user", name: "Olivia", body: "", created_at: 100 + length },
    read,
    unread: length - read,
  });
  const between = (from: number, to: number): readonly ThreadMessage[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => message(from + at));
  const reader: ThreadReader = {
    messages:
      (_, { before, after }) =>
      async (): Promise<E.Either<Failure, MessagePage>> => {
        if (failure !== null) return E.left(failure);
        const from = after === null ? Math.max(1, (before ?? length + 1) - pageRows) : after + 1;
        const to = after === null ? (before ?? length + 1) - 1 : Math.min(length, after + pageRows);
        return E.right({ thread: thread(), messages: between(from, to), earlier: from > 1, later: to < length });
      },
    markRead: (_, sequence) => async () => {
      marks.push(sequence);
      read = Math.max(read, sequence);
      return E.right(thread());
    },
  };
  const sent = new Subject<SentMessage>();
  const clock = fakeClock(1_000);
  const feed = {
    follow: (_: "thread" | "list", look: () => Promise<boolean>) => {
      reads.push(look);
      return () => void reads.splice(0);
    },
  };
  const conversation = makeConversation({ reader, feed, clock, sent$: sent, tellsReading: true }, 1, start);
  return {
    conversation,
    marks,
    clock,
    look: async () => reads[0]?.(),
    write: () => void (length += 1),
    fail: (next: Failure | null) => void (failure = next),
    say: (sequence: number) => sent.next({ thread: thread(), message: message(sequence) }),
    sequences: () => (latestValue(conversation.latest().messages) ?? []).map(({ sequence }) => sequence),
  };
};

describe("A conversation that is open", () => {
  it("should begin with the newest messages, go on upwards by sequence, and be marked as read as far as it is shown", async () => {
    const { conversation, look, sequences, marks } = bench(12);
    conversation.follow();
    expect(await look()).toBe(true);
    expect([sequences(), conversation.latest().hasEarlier, marks]).toEqual([[8, 9, 10, 11, 12], true, [12]]);
    await conversation.earlier();
    await conversation.earlier();
    expect([sequences(), conversation.latest().hasEarlier]).toEqual([Array.from({ length: 12 }, (_, at) => at + 1), false]);
    await conversation.earlier();
    expect(sequences()).toHaveLength(12);
  });

  it("should begin before a message that is named, and reach the newest", async () => {
    const { conversation, look, sequences } = bench(30, 15);
    conversation.follow();
    await look();
    expect([sequences()[0], sequences().at(-1), conversation.latest().hasEarlier]).toEqual([6, 30, true]);
  });

  it("should take over what was sent here, without missing what others wrote meanwhile", async () => {
    const { conversation, look, sequences, write, say } = bench(3);
    const stop = conversation.follow();
    await look();
    write();
    write();
    say(5);
    expect(sequences()).toEqual([1, 2, 3, 5]);
    await look();
    expect(sequences()).toEqual([1, 2, 3, 4, 5]);
    stop();
    say(6);
    expect(sequences()).toEqual([1, 2, 3, 4, 5]);
  });

  it("should say every half a minute that it is being read, and not more often", async () => {
    const { conversation, look, clock, marks } = bench(3);
    conversation.follow();
    await look();
    await look();
    clock.advance(29);
    await look();
    expect(marks).toEqual([3]);
    clock.advance(1);
    await look();
    expect(marks).toEqual([3, 3]);
  });

  it("should keep what it shows when it cannot be read, and say why", async () => {
    const { conversation, look, sequences, fail } = bench(6);
    conversation.follow();
    await look();
    fail({ tag: "offline" });
    expect(await look()).toBe(false);
    expect([conversation.latest().messages.tag, sequences()]).toEqual(["failed", [2, 3, 4, 5, 6]]);
    await conversation.earlier();
    expect(conversation.latest().earlierFailure).toEqual({ tag: "offline" });
    fail(null);
    expect(await look()).toBe(true);
    expect(conversation.latest().messages.tag).toBe("loaded");
  });
});

describe("The list of conversations", () => {
  const thread = (id: number): Thread => ({
    id,
    con_id: 7,
    channel: "portal",
    name: `Thread ${id}`,
    assigned_to: null,
    closed: false,
    last: { sequence: 1, side: "user", name: "", body: "", created_at: id },
    read: 0,
    unread: 1,
  });
  const feed = { follow: () => () => undefined };

  it("should go on page by page, those with the newest message first", async () => {
    const all = Array.from({ length: 30 }, (_, at) => thread(30 - at));
    const list = makeThreadList(
      { list: (page) => async () => E.right({ results: all.slice((page - 1) * 25, page * 25), page, pages: 2, count: 30 }) },
      feed,
    );
    await list.reload();
    expect([latestValue(list.latest().threads)?.length, list.latest().count]).toEqual([25, 30]);
    await list.more();
    expect(latestValue(list.latest().threads)?.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    await list.reload();
    expect(latestValue(list.latest().threads)).toHaveLength(30);
  });

  it("should say why it could not be read", async () => {
    const list = makeThreadList({ list: () => async () => E.left({ tag: "forbidden", message: "No." }) }, feed);
    expect(await list.reload()).toBe(false);
    expect(list.latest().threads).toMatchObject({ tag: "failed", failure: { message: "No." } });
    await list.more();
    expect(list.latest().moreFailure).toMatchObject({ message: "No." });
  });
});
