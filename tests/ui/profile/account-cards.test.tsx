import { act, renderHook, waitFor } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { ProfileStore } from "../../../core/profile/profile.port.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { useAccountCards } from "../../../ui/staff/profile/use-account-cards.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

describe("The list of API tokens", () => {
  it("should be reloaded once a token was created or rotated", async () => {
    const tokens = vi.fn(() => TE.right([]));
    const made = () => TE.right({ token: "t", app_key: "k" });
    const services = new Map<symbol, unknown>([
      [ProfileStore, { tokens, sessions: () => TE.right([]), createToken: made, rotateToken: made }],
      [Alerts, { show: vi.fn(), reporting: <A,>(command: A): A => command }],
      [Clock, { now: () => 60 }],
    ]);
    const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
    const wrapper = ({ children }: { readonly children: ReactNode }) => <ServicesProvider resolve={resolve}>{children}</ServicesProvider>;
    const { result } = renderHook(() => useAccountCards(olivia), { wrapper });
    await waitFor(() => expect(tokens).toHaveBeenCalledTimes(1));
    act(() => result.current.tokens.onCreate({ name: "nightly", days: 90 }, () => undefined));
    await waitFor(() => expect(tokens).toHaveBeenCalledTimes(2));
    expect(result.current.tokens.secret).toEqual({ token: "t", app_key: "k" });
    act(() => result.current.tokens.onRotate(5));
    await waitFor(() => expect(tokens).toHaveBeenCalledTimes(3));
  });
});
