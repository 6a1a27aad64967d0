import * as E from "fp-ts/lib/Either.js";
import { makeMessageOutbox } from "../../../core/conversations/message-outbox.service.ts";
import type { SentMessage, Thread, ThreadMessage } from "../../../core/conversations/thread.model.ts";
import type { WaitingMessage } from "../../../core/conversations/waiting-message.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { fakeBrowser } from "../../fakes/tabs.fake.ts";

/** What becomes of a request: it is answered, it is lost, its answer is lost, or it is refused. */
export type Fate = "answered" | "lost" | "unanswered" | "refused";

/** A server that stores messages as the product's does, and devices that write to it. */
export const messageWorld = () => {
  const stored: ThreadMessage[] = [];
  const begun = new Map<string, number>();
  let fate: Fate = "answered";
  let requests = 0;
  let keys = 0;
  const clock = fakeClock(1_000);
  const threadOf = (id: number): Thread => {
    const own = stored.filter(({ thread_id }) => thread_id === id);
    const last = own.at(-1);
    return {
      id,
      con_id: 7,
      channel: "portal",
      name: "Thread",
      assigned_to: null,
      closed: false,
      last: { sequence: last?.sequence ?? 0, side: "contact", name: "", body: last?.body ?? "", created_at: last?.created_at ?? 0 },
      read: 0,
      unread: 0,
    };
  };
  const store = ({ key, body, thread_id, begin }: WaitingMessage): SentMessage => {
    const earlier = stored.find((one) => one.key === key);
    if (earlier !== undefined) return { thread: threadOf(earlier.thread_id), message: earlier };
    const id = thread_id ?? begun.get(begin ?? "") ?? 100 + begun.size;
    if (begin !== null) begun.set(begin, id);
    const sequence = threadOf(id).last.sequence + 1;
    const creator = { side: "contact" as const, id: 7, name: "Lena" };
    const message = { id: stored.length + 1, thread_id: id, sequence, key, creator, body, created_at: clock.now() };
    stored.push(message);
    return { thread: threadOf(id), message };
  };
  const send = (message: WaitingMessage) => async (): Promise<E.Either<Failure, SentMessage>> => {
    requests += 1;
    const now = fate;
    await Promise.resolve();
    if (now === "lost") return E.left({ tag: "offline" });
    if (now === "refused") return E.left({ tag: "forbidden", message: "No messages here." });
    const sent = store(message);
    return now === "unanswered" ? E.left({ tag: "timeout" }) : E.right(sent);
  };
  const newDevice = () => {
    const storage = fakeLargeStorage();
    const browser = fakeBrowser();
    const connectivity = fakeConnectivity();
    const ids = { uuid: () => `key-${String((keys += 1)).padStart(4, "0")}` };
    const open = (owner: string | null = "7") => {
      const tab = browser.newTab();
      const outbox = makeMessageOutbox({ send, storage, tabs: tab, ids, clock, connectivity });
      outbox.setOwner(owner);
      return { ...outbox, close: tab.close };
    };
    return { open, storage, connectivity };
  };
  return {
    clock,
    stored,
    newDevice,
    requests: () => requests,
    be: (next: Fate) => void (fate = next),
    bodies: (thread: number) => stored.filter(({ thread_id }) => thread_id === thread).map(({ body }) => body),
  };
};
