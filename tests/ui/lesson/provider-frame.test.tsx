import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it, vi } from "vitest";
import type { ItemForms } from "../../../core/lesson-forms/item-forms.service.ts";
import type { Signing } from "../../../core/lesson-forms/item-frame.model.ts";
import type { ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { LessonItemView } from "../../../ui/lesson/item.view.tsx";

const offline = E.left({ tag: "offline" } as const);
const quiet: ItemForms = {
  at: { lesson: 1, item: "form" },
  frame: async () => offline,
  sign: async () => offline,
  signed: async () => E.right({ state: "preparing", address: null }),
  link: async () => offline,
  isStaff: false,
};

const draw = async (type: ItemType, values: Readonly<Record<string, unknown>>, forms: Partial<ItemForms>, answer: unknown = null) => {
  const onAnswer = vi.fn<(answer: unknown) => void>();
  const score = answer === null ? null : { points: 0, correct: null, completed: true, final: true };
  render(<LessonItemView type={type} values={values} answer={answer} score={score} onAnswer={onAnswer} forms={{ ...quiet, ...forms }} />);
  await act(async () => {});
  return onAnswer;
};
const frameAt = (address: string): Partial<ItemForms> => ({ frame: async () => E.right({ address }) });
const frame = async (): Promise<HTMLIFrameElement> => screen.findByTitle<HTMLIFrameElement>(/:/);

const say = (from: Window | null, origin: string, data: unknown): void => {
  act(() => void window.dispatchEvent(new MessageEvent("message", { source: from, origin, data })));
};

const typeform = { form_id: "Ab12", toggle_text: "", success_text: "Thanks for telling us.", can_advance: false };
const address = "https://form.typeform.com/to/Ab12#name=Lena";
const origin = "https://form.typeform.com";
const submitted = { type: "form-submit" };

describe("a page of another host", () => {
  it("should be shown in a sandboxed frame that is named, loads late and tells no more than the origin [B3.23]", async () => {
    await draw("typeform", typeform, frameAt(address));
    const shown = await frame();
    expect(shown.src).toBe(address);
    expect(shown.title).toBe("Form: Typeform");
    expect(shown.getAttribute("sandbox")).not.toContain("allow-top-navigation");
    expect(shown.getAttribute("referrerpolicy")).toBe("strict-origin");
    expect(shown.getAttribute("loading")).toBe("lazy");
  });

  it("should be done by the message of its own window and origin, once [B3.23]", async () => {
    const onAnswer = await draw("typeform", typeform, frameAt(address));
    const own = (await frame()).contentWindow;
    say(window, origin, submitted);
    say(own, "https://evil.example", submitted);
    say(own, origin, { type: "form-ready" });
    expect(onAnswer).not.toHaveBeenCalled();
    say(own, origin, submitted);
    expect(onAnswer.mock.calls).toEqual([[{ done: true }]]);
  });

  it("should open behind the author's words, and say theirs when it is done [B3.23 B3.27]", async () => {
    await draw("calendly", { calendly_url: "https://calendly.com/a", toggle_text: "Pick a day" }, frameAt("https://calendly.com/a"));
    expect(document.querySelector("iframe")).toBe(null);
    fireEvent.click(screen.getByRole("button", { name: "Pick a day" }));
    expect((await frame()).src).toBe("https://calendly.com/a");
  });

  it("should say the author's words when it was done before, and open again on request [B3.23]", async () => {
    await draw("typeform", typeform, frameAt(address), { done: true });
    expect(screen.getByRole("status").textContent).toContain("Thanks for telling us.");
    expect(document.querySelector("iframe")).toBe(null);
    fireEvent.click(screen.getByRole("button", { name: "Open again" }));
    await frame();
  });

  it("should be skipped by the author's words where there are some [B3.27]", async () => {
    const values = { calendly_url: "https://calendly.com/a", skip_text: "Later" };
    const onAnswer = await draw("calendly", values, frameAt("https://calendly.com/a"));
    fireEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(onAnswer).toHaveBeenCalledWith({ done: true });
  });

  it("should answer Cal's frame that waits for its page, and take the booked time [B3.28]", async () => {
    const page = "https://cal.com/a/b/embed?embed=lesson";
    const onAnswer = await draw("cal", { url: "https://cal.com/a/b" }, frameAt(page));
    const own = (await frame()).contentWindow;
    const post = vi.spyOn(own ?? window, "postMessage").mockImplementation(() => undefined);
    say(own, "https://cal.com", { originator: "CAL", type: "__iframeReady" });
    expect(post).toHaveBeenCalledWith({ originator: "CAL", method: "parentKnowsIframeReady" }, "https://cal.com");
    say(own, "https://cal.com", { originator: "CAL", type: "bookingSuccessful", data: { date: "2026-12-01T09:30:00Z" } });
    expect(onAnswer).toHaveBeenCalledWith({ done: true, time: Date.UTC(2026, 11, 1, 9, 30) / 1000 });
  });

  it("should let a custom page award points within bounds [B3.21]", async () => {
    const onAnswer = await draw("custom", { url: "https://apps.example/x" }, frameAt("https://apps.example/x"));
    const own = (await frame()).contentWindow;
    say(own, "https://apps.example", { type: "lesson-item", action: "complete", points: 5000 });
    expect(onAnswer).not.toHaveBeenCalled();
    say(own, "https://apps.example", { type: "lesson-item", action: "complete", points: 700 });
    expect(onAnswer).toHaveBeenCalledWith({ done: true, points: 700 });
  });

  it("should be a link where it cannot be opened, and be done by the learner's word only where it holds nobody up [B3.23]", async () => {
    const onAnswer = await draw("typeform", { ...typeform, can_advance: true }, {});
    expect((await screen.findByRole("alert")).textContent).toContain("This page cannot be opened right now");
    expect(screen.getByRole("link", { name: "Open in a new tab" }).getAttribute("href")).toBe("https://form.typeform.com/to/Ab12");
    fireEvent.click(screen.getByRole("button", { name: "I have done this" }));
    expect(onAnswer).toHaveBeenCalledWith({ done: true });
  });

  it("should not be done by the learner's word where it must be completed [B3.23]", async () => {
    await draw("typeform", typeform, {});
    await screen.findByRole("alert");
    fireEvent.click(screen.getByRole("link", { name: "Open in a new tab" }));
    expect(screen.queryByRole("button", { name: "I have done this" })).toBe(null);
  });

  it("should be done by the learner's word after it was opened elsewhere, for a frame that stays empty [B3.21]", async () => {
    const onAnswer = await draw("custom", { url: "https://apps.example/x", can_advance: true }, frameAt("https://apps.example/x"));
    await frame();
    expect(screen.queryByRole("button", { name: "I have done this" })).toBe(null);
    fireEvent.click(screen.getByRole("link", { name: "Open in a new tab" }));
    fireEvent.click(screen.getByRole("button", { name: "I have done this" }));
    expect(onAnswer).toHaveBeenCalledWith({ done: true, points: null });
  });

  it("should say that the learner is offline instead of an empty frame", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await draw("embed", { url: "https://a.example/" }, frameAt("https://a.example/"));
    expect(document.querySelector("iframe") ?? screen.getByText("You are offline")).not.toBe(null);
    vi.restoreAllMocks();
  });
});

const signwell = { button_text: "Sign the contract", success_text: "Welcome aboard.", open_popup: false, can_advance: false };
const stating =
  (state: Signing["state"], signing: string | null = null) =>
  async () =>
    E.right({ state, address: signing });

describe("a document to sign", () => {
  it("should be created when the learner asks for it, and be done once SignWell confirms the message of its frame [B3.29]", async () => {
    const signed = vi.fn<ItemForms["signed"]>(stating("preparing"));
    const onAnswer = await draw("signwell", signwell, { sign: stating("open", "https://www.signwell.com/e/1"), signed });
    fireEvent.click(await screen.findByRole("button", { name: "Sign the contract" }));
    const shown = await screen.findByTitle<HTMLIFrameElement>("Document to sign");
    await act(async () => undefined);
    signed.mockImplementation(stating("signed"));
    say(shown.contentWindow, "https://evil.example", { event: "completed" });
    expect(onAnswer).not.toHaveBeenCalled();
    say(shown.contentWindow, "https://www.signwell.com", { event: "completed" });
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ done: true }));
  });

  it("should be asked for once more when the frame tells of it while an older question is being answered [B3.29]", async () => {
    const answers: ((state: "preparing" | "signed") => void)[] = [];
    const signed = vi.fn<ItemForms["signed"]>(
      () => new Promise((resolve) => answers.push((state) => resolve(E.right({ state, address: null })))),
    );
    const onAnswer = await draw("signwell", signwell, { sign: stating("open", "https://www.signwell.com/e/1"), signed });
    await waitFor(() => expect(answers.length).toBe(1));
    await act(async () => answers[0]?.("preparing"));
    fireEvent.click(await screen.findByRole("button", { name: "Sign the contract" }));
    const shown = await screen.findByTitle<HTMLIFrameElement>("Document to sign");
    await act(async () => undefined);
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(answers.length).toBe(2));
    say(shown.contentWindow, "https://www.signwell.com", { event: "completed" });
    await act(async () => answers[1]?.("preparing"));
    await waitFor(() => expect(answers.length).toBe(3));
    await act(async () => answers[2]?.("signed"));
    expect(onAnswer).toHaveBeenCalledWith({ done: true });
  });

  it("should open in a new window where the author wants that, and be looked up when the learner comes back [B3.29]", async () => {
    const signed = vi.fn<ItemForms["signed"]>(stating("preparing"));
    const popup = { ...signwell, open_popup: true };
    const onAnswer = await draw("signwell", popup, { sign: stating("open", "https://www.signwell.com/e/1"), signed });
    fireEvent.click(await screen.findByRole("button", { name: "Sign the contract" }));
    expect((await screen.findByRole("link", { name: "Sign the contract" })).getAttribute("target")).toBe("_blank");
    signed.mockImplementation(stating("signed"));
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ done: true }));
  });

  it.each([
    [false, "Please tell your organization. Your other progress is saved."],
    [true, "Whoever runs the server sets SIGNWELL_KEY to an API key of your SignWell account."],
  ])("should say that it is not set up, to staff where that is done (staff: %s) [B3.29]", async (isStaff, words) => {
    await draw("signwell", signwell, { signed: stating("unset"), isStaff });
    await screen.findByText("Signing is not set up yet");
    screen.getByText(words);
    expect(screen.queryByRole("button")).toBe(null);
  });

  it("should be replaced when it was declined or has expired [B3.29]", async () => {
    await draw("signwell", signwell, { sign: stating("ended") });
    fireEvent.click(await screen.findByRole("button", { name: "Sign the contract" }));
    await screen.findByRole("button", { name: "Get a new document" });
  });

  it("should be done by the learner's word where it holds nobody up and cannot be opened [B3.29]", async () => {
    const onAnswer = await draw("signwell", { ...signwell, can_advance: true }, {});
    fireEvent.click(await screen.findByRole("button", { name: "Sign the contract" }));
    fireEvent.click(await screen.findByRole("button", { name: "I have done this" }));
    expect(onAnswer).toHaveBeenCalledWith({ said: true });
  });

  it("should say the author's words once it is signed, and ask nobody [B3.29]", async () => {
    const signed = vi.fn<ItemForms["signed"]>(stating("signed"));
    await draw("signwell", signwell, { signed }, { done: true });
    expect(screen.getByRole("status").textContent).toContain("Welcome aboard.");
    expect(signed).not.toHaveBeenCalled();
  });
});

describe("a link to share", () => {
  const social = { url: "https://harbor.example/day", tweet: "Come!" };
  const link: Partial<ItemForms> = { link: async () => E.right({ address: "https://learn.example/l/token" }) };

  it("should be the learner's own tracked address, and earn its points when the learner confirms it [B3.19]", async () => {
    const onAnswer = await draw("social", social, link);
    const share = await screen.findByRole("link", { name: "Share on LinkedIn" });
    expect(share.getAttribute("href")).toContain(encodeURIComponent("https://learn.example/l/token"));
    fireEvent.click(share);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toContain("Did the page for sharing open?");
    fireEvent.click(screen.getByRole("button", { name: "Yes, I shared it" }));
    expect(onAnswer).toHaveBeenCalledWith({ shared: true, clicks: 0 });
  });

  it("should say how many visitors came, and not ask for shares that were confirmed [B3.19]", async () => {
    await draw("social", social, link, { shared: true, clicks: 12 });
    await screen.findByText("12 visitors of 100");
    fireEvent.click(screen.getByRole("link", { name: "Share on X" }));
    expect(screen.queryByRole("button", { name: "Yes, I shared it" })).toBe(null);
  });

  it("should show a failure when the link cannot be created, and share no untracked link [B3.19]", async () => {
    await draw("social", social, {});
    expect((await screen.findByRole("alert")).textContent).toContain("Your link cannot be made right now");
    expect(screen.queryByRole("link")).toBe(null);
  });
});
