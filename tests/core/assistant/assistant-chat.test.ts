import { BehaviorSubject, firstValueFrom, VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeAssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import type { Chat } from "../../../core/assistant/chat.model.ts";
import { mayJudgeReply } from "../../../core/assistant/chat.rule.ts";
import { shownText } from "../../../core/assistant/shown-text.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { wholeReply } from "../../arbitraries/assistant.arb.ts";
import { fakeAssistant, fakeDesk } from "../../fakes/assistant.fake.ts";

const open = ({ isReduced = false, deskFailure = null }: { isReduced?: boolean; deskFailure?: Failure | null } = {}) => {
  const assistant = fakeAssistant();
  const texts = fakeDesk(deskFailure);
  const who = new BehaviorSubject("1 team 1");
  const scheduler = new VirtualTimeScheduler();
  const notes: string[] = [];
  const service = makeAssistantChat({
    assistant,
    texts,
    who$: who,
    motion: { isReduced: () => isReduced },
    log: { warn: (note) => notes.push(note) },
    scheduler,
  });
  let chat: Chat | null = null;
  service.chat$.subscribe((now) => void (chat = now));
  const now = (): Chat => {
    if (chat === null) throw new Error("There is no chat.");
    return chat;
  };
  const pass = (ms: number): void => {
    scheduler.maxFrames = scheduler.now() + ms;
    scheduler.flush();
    scheduler.frame = scheduler.maxFrames;
  };
  const reply = (): string => now().messages.at(-1)?.content ?? "";
  const shown = (): string => shownText(reply(), now().typing.shown);
  const answer = (text: string): void => {
    assistant.say(...wholeReply(text));
    assistant.end();
  };
  return { assistant, texts, who, service, notes, now, pass, reply, shown, answer };
};

describe("a chat with the assistant", () => {
  it("should hold questions and replies with role, content and item id [A2.47]", () => {
    const { service, answer, now } = open();
    service.send("  How?  ");
    answer("So.");
    expect(now().messages).toEqual([
      { role: "user", content: "How?", itemId: null },
      { role: "bot", content: "So.", itemId: "msg_1" },
    ]);
  });

  it("should type a reply, a character every 10 ms [A2.44] [A9.11]", () => {
    const { service, answer, shown, pass } = open();
    service.send("q");
    answer("a".repeat(100));
    expect(shown()).toBe("");
    pass(10);
    expect(shown()).toHaveLength(1);
    pass(500);
    expect(shown()).toHaveLength(51);
    pass(490);
    expect(shown()).toHaveLength(100);
  });

  it("should show a long reply within two seconds of its arrival, and at once with reduced motion", () => {
    const { service, answer, shown, pass } = open();
    service.send("q");
    answer("a".repeat(5_000));
    pass(2_000);
    expect(shown()).toHaveLength(5_000);
    const calm = open({ isReduced: true });
    calm.service.send("q");
    calm.answer("a".repeat(5_000));
    expect(calm.shown()).toHaveLength(5_000);
  });

  it("should let a reply be rated once it is complete and typed, and only once [A2.45]", () => {
    const { service, assistant, texts, now, pass } = open();
    service.send("q");
    assistant.say(...wholeReply("abc").slice(0, -1));
    pass(1_000);
    expect(mayJudgeReply(now())).toBe(false);
    service.judge(true);
    assistant.say(...wholeReply("abc").slice(-1));
    expect(mayJudgeReply(now())).toBe(true);
    service.judge(false);
    service.judge(true);
    expect(texts.judged).toEqual([["resp_1", false]]);
    expect(mayJudgeReply(now())).toBe(false);
  });

  it("should thank for feedback for 2 s [A2.46] [A9.10]", () => {
    const { service, answer, now, pass } = open({ isReduced: true });
    service.send("q");
    answer("abc");
    service.judge(true);
    expect(now().isThanking).toBe(true);
    pass(1_999);
    expect(now().isThanking).toBe(true);
    pass(1);
    expect(now().isThanking).toBe(false);
  });

  it("should only log that feedback failed [A8.18]", async () => {
    const { service, answer, now, notes } = open({ isReduced: true, deskFailure: { tag: "offline" } });
    service.send("q");
    answer("abc");
    service.judge(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(notes).toEqual(["assistant: feedback was not taken: Your device is offline or the server is not responding."]);
    expect(now()).toMatchObject({ isThanking: true, phase: "completed", problem: null });
    expect(mayJudgeReply(now())).toBe(false);
  });

  it("should send the id of the last completed reply with the next question, and none with the first [A7.26]", () => {
    const { service, assistant, answer } = open();
    service.send("one");
    answer("1");
    service.send("two");
    assistant.end();
    service.send("three");
    service.stop();
    service.startOver();
    service.send("four");
    expect(assistant.asked).toEqual([
      { q: "one", previousResponseId: null },
      { q: "two", previousResponseId: "resp_1" },
      { q: "three", previousResponseId: "resp_1" },
      { q: "four", previousResponseId: null },
    ]);
  });

  it("should keep the received part of a cut reply, stop loading, log it, and send the same question on retry [A8.17]", () => {
    const { service, assistant, now, notes, reply, answer } = open();
    service.send("one");
    answer("1");
    service.send("two");
    assistant.say(...wholeReply("half").slice(0, 5));
    assistant.end();
    expect(now().phase).toBe("interrupted");
    expect(reply()).toBe("ha");
    expect(notes).toEqual(["assistant: the reply was interrupted"]);
    service.retry();
    expect(assistant.asked.at(-1)).toEqual({ q: "two", previousResponseId: "resp_1" });
    answer("whole");
    expect(now().messages.map(({ content }) => content)).toEqual(["one", "1", "two", "whole"]);
    expect(now().phase).toBe("completed");
  });

  it("should show why a reply was refused", () => {
    const { service, assistant, now, notes } = open();
    service.send("one");
    assistant.fail({ tag: "server", message: "No response body found", requestId: null });
    expect(now()).toMatchObject({ phase: "interrupted", problem: "No response body found" });
    expect(notes).toEqual(["assistant: the reply was interrupted: No response body found"]);
  });

  it("should end the request when it is stopped, and show the received part", () => {
    const { service, assistant, now, shown } = open();
    service.send("one");
    assistant.say(...wholeReply("half").slice(0, 5));
    service.stop();
    expect(assistant.stopped()).toBe(1);
    expect(now().phase).toBe("stopped");
    expect(shown()).toBe("ha");
  });

  it("should send nothing while a reply is loading, nor an empty question", () => {
    const { service, assistant } = open();
    service.send("   ");
    service.send("one");
    service.send("two");
    service.open("three");
    expect(assistant.asked.map(({ q }) => q)).toEqual(["one"]);
  });

  it("should be cleared and closed when the user or team changes, and not when it is the same", async () => {
    const { service, who, answer, now, assistant } = open();
    service.open("one");
    answer("1");
    who.next("1 team 1");
    expect(now().messages).toHaveLength(2);
    service.send("two");
    who.next("1 team 2");
    expect(now().messages).toEqual([]);
    expect(assistant.stopped()).toBe(1);
    expect(await firstValueFrom(service.isOpen$)).toBe(false);
    service.send("three");
    expect(assistant.asked.at(-1)).toEqual({ q: "three", previousResponseId: null });
  });

  it("should keep its messages while it is closed [A2.43]", async () => {
    const { service, answer, now } = open();
    expect(await firstValueFrom(service.isOpen$)).toBe(false);
    service.open("one");
    expect(await firstValueFrom(service.isOpen$)).toBe(true);
    service.close();
    answer("1");
    expect(now().messages).toHaveLength(2);
    expect(await firstValueFrom(service.isOpen$)).toBe(false);
  });
});
