import { fireEvent, render, screen } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { Token } from "../../../core/kernel/token.ts";
import type { LessonDeadLinks } from "../../../core/lessons/check/dead-link.model.ts";
import { DeadLinks } from "../../../core/lessons/check/dead-links.port.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { DeadLinksScreen } from "../../../ui/staff/lessons/tools/dead-links.screen.tsx";

const draw = (lessons: readonly LessonDeadLinks[]) => {
  const services = new Map<symbol, unknown>([[DeadLinks, async () => E.right(lessons)]]);
  const resolve = <A,>(wanted: Token<A>): A => Reflect.apply(Map.prototype.get, services, [wanted]);
  return render(
    <ServicesProvider resolve={resolve}>
      <DeadLinksScreen />
    </ServicesProvider>,
  );
};
const link = { address: "https://gone.example", uuid: "u1", key: "values.body", state: "dead" } as const;

describe("The notice of links that do not answer", () => {
  it("should lead to each lesson, naming an address once", async () => {
    draw([{ lesson_id: 7, name: "Tides", checked_at: 0, links: [link, link] }]);
    await screen.findByText("Learners find a link that no longer answers in 1 lesson");
    fireEvent.click(screen.getByRole("button", { name: "Show lessons" }));
    await screen.findByRole("dialog", { name: "Links that do not answer" });
    expect(screen.getAllByText("https://gone.example")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Edit “Tides”" }).getAttribute("href")).toContain("/lessons/edit/7");
  });

  it("should be absent where every link answers", async () => {
    const { container } = draw([]);
    await Promise.resolve();
    expect(container.textContent).toBe("");
  });
});
