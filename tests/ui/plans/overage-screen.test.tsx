import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { of } from "rxjs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { Support, type SupportState } from "../../../core/shell/support.service.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { OverageScreen } from "../../../ui/staff/plans/overage.screen.tsx";
import { StaffUserContext } from "../../../ui/staff/staff-user.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const atLimit = async (way: SupportState["way"]) => {
  const told = { chat: vi.fn(), assistant: vi.fn(), close: vi.fn() };
  const services = new Map<symbol, unknown>([
    [Support, { state$: of({ way, unread: 0 }), open: told.chat }],
    [AssistantChat, { open: told.assistant }],
  ]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  const params = { title: "Reached Limit", message: "Your plan allows 10,000 texts a month.", action: "Contact Support" };
  const rootRoute = createRootRoute({ component: () => <OverageScreen params={params} onClose={told.close} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: ["/"] }) });
  render(
    <ServicesProvider resolve={resolve}>
      <StaffUserContext value={olivia}>
        <RouterProvider router={router} />
      </StaffUserContext>
    </ServicesProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Contact Support" }));
  return told;
};

describe("a limit that no plan lifts", () => {
  beforeAll(() => {
    vi.stubGlobal("scrollTo", () => undefined);
  });

  it("should close and open the chat by Contact Support [A8.02]", async () => {
    const told = await atLimit("chat");
    expect(told.chat).toHaveBeenCalledOnce();
    expect(told.close).toHaveBeenCalledOnce();
    expect(told.assistant).not.toHaveBeenCalled();
  });

  it("should open Ask CY where there is no support chat", async () => {
    const told = await atLimit("none");
    expect(told.assistant).toHaveBeenCalledOnce();
    expect(told.chat).not.toHaveBeenCalled();
  });
});
