import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it, vi } from "vitest";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { courses } from "../../../ui/staff/courses/gallery-courses.ts";
import { EnrolWindow } from "../../../ui/staff/enrolments/enrol-window.screen.tsx";

const selection = { of: "chosen", ids: [4, 5] } as const;
const enrolled = { enrolled: 2, joined_before: 0, missing: 0 };

/** The window for two contacts. */
const opened = (answer: TE.TaskEither<Failure, typeof enrolled>, list: TE.TaskEither<Failure, typeof courses> = TE.right(courses)) => {
  const [onAnswer, enrol] = [vi.fn(), vi.fn(() => answer)];
  const services = new Map<symbol, unknown>([
    [CampaignStore, { list }],
    [EnrolmentStore, { enrol }],
    [Alerts, { reporting: <A,>(command: TE.TaskEither<Failure, A>) => command }],
  ]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  render(
    <ServicesProvider resolve={resolve}>
      <ToastsProvider queue={makeToastQueue()}>
        <EnrolWindow params={{ selection, count: 2 }} onClose={() => undefined} onAnswer={onAnswer} />
      </ToastsProvider>
    </ServicesProvider>,
  );
  return { onAnswer, enrol };
};

/** The window in which the first course is chosen. */
const chosen = async (answer: TE.TaskEither<Failure, typeof enrolled>) => {
  const { onAnswer, enrol } = opened(answer);
  expect(await screen.findByRole("dialog", { name: "Enrol 2 contacts" })).toBeDefined();
  const field = await screen.findByRole("combobox");
  fireEvent.focus(field);
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.click(await screen.findByRole("option", { name: courses[0]?.name ?? "" }));
  fireEvent.click(screen.getByRole("button", { name: "Enrol" }));
  await waitFor(() => expect(enrol).toHaveBeenCalledExactlyOnceWith(courses[0]?.id, { selection }));
  return onAnswer;
};

describe("The window in which selected contacts are enrolled", () => {
  it("should enrol all of them in the chosen course, say how many, and close", async () => {
    const onAnswer = await chosen(TE.right(enrolled));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ course: courses[0]?.id }));
    expect(await screen.findByText("2 contacts enrolled.")).toBeDefined();
  });

  it("should say that the courses could not be loaded, and load them again", async () => {
    let asked = 0;
    const others = courses.map((course) => ({ ...course, is_default: false }));
    opened(TE.right(enrolled), async () => (asked++ === 0 ? E.left({ tag: "offline" }) : E.right(others)));
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("combobox")).toBeDefined();
    expect(screen.getByRole("button", { name: "Enrol" }).hasAttribute("disabled")).toBe(true);
  });

  it("should offer the default course first", async () => {
    opened(TE.right(enrolled), async () => E.right(courses));
    const field = await screen.findByRole("combobox");
    await waitFor(() => expect(field.getAttribute("value")).toBe("Harbor safety basics"));
    expect(screen.getByRole("button", { name: "Enrol" }).hasAttribute("disabled")).toBe(false);
  });

  it("should stay open where the server refuses", async () => {
    const onAnswer = await chosen(TE.left(forbidden("This course is paused.")));
    expect(screen.getByRole("dialog", { name: "Enrol 2 contacts" })).toBeDefined();
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
