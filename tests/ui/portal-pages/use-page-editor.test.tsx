import { act, renderHook, waitFor } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { conflict, invalid } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { Token } from "../../../core/kernel/token.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import type { PortalPageStore } from "../../../core/portal-pages/portal-pages.port.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { usePageEditor } from "../../../ui/staff/portal-pages/use-page-editor.ts";

const stored: PortalPageRecord = {
  id: 1,
  path: "house-rules",
  title: "House rules",
  html: "<p>Wear a life jacket.</p>",
  state: "draft",
  published_at: null,
  version: 2,
  updated_at: 1_782_907_200,
};
const saved: PortalPageRecord = { ...stored, title: "Rules", version: 3 };
const published: PortalPageRecord = { ...saved, state: "published", published_at: 1_782_907_200, version: 4 };
const theirs: PortalPageRecord = { ...stored, title: "Rules of the harbor", version: 5 };

const opened = async (more: Partial<PortalPageStore>) => {
  const change = vi.fn<PortalPageStore["change"]>(() => TE.right(saved));
  const get = vi.fn<PortalPageStore["get"]>(() => TE.right(theirs)).mockReturnValueOnce(TE.right(stored));
  const store: PortalPageStore = {
    list: () => TE.right([]),
    get,
    add: () => TE.right(stored),
    change,
    publish: () => TE.right(published),
    unpublish: () => TE.right(stored),
    remove: () => TE.right(undefined),
    restore: () => TE.right(stored),
    ...more,
  };
  const services = new Map<symbol, unknown>([[PortalSettingsStore, { pages: store }]]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ServicesProvider resolve={resolve}>{children}</ServicesProvider>;
  const { result } = renderHook(() => usePageEditor(1), { wrapper });
  await waitFor(() => expect(latestValue(result.current.page)).toEqual(stored));
  act(() => result.current.type({ title: "Rules" }));
  return { result, change, page: () => latestValue(result.current.page) };
};

describe("The editor of a page of the portal", () => {
  it("should save what was typed and publish what was saved", async () => {
    const publish = vi.fn<PortalPageStore["publish"]>(() => TE.right(published));
    const { result, change, page } = await opened({});
    const onDone = vi.fn();
    act(() => result.current.save(stored, onDone, ({ version }) => publish(1, { version })));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(published));
    expect(change).toHaveBeenCalledExactlyOnceWith(1, { version: 2, title: "Rules" });
    expect(publish).toHaveBeenCalledExactlyOnceWith(1, { version: 3 });
    expect([page(), result.current.typed]).toEqual([published, {}]);
  });

  it("should keep what is typed while it saves", async () => {
    const { result, page } = await opened({});
    act(() => {
      result.current.save(stored, vi.fn());
      result.current.type({ html: "<p>Hold the rail.</p>" });
    });
    await waitFor(() => expect(page()).toEqual(saved));
    expect(result.current.typed).toEqual({ html: "<p>Hold the rail.</p>" });
  });

  it("should keep what was saved when it cannot be published", async () => {
    const { result, page } = await opened({});
    act(() => result.current.save(stored, vi.fn(), () => TE.left(invalid({ html: ["Write the content."] }))));
    await waitFor(() => expect(result.current.failure).toMatchObject({ tag: "invalid" }));
    expect([page(), result.current.typed]).toEqual([saved, {}]);
  });

  it("should keep what was typed when another user changed the page, and save it over their version if the user wants that", async () => {
    const { result, change } = await opened({});
    change.mockReturnValueOnce(TE.left(conflict("Someone else changed this page.")));
    act(() => result.current.save(stored, vi.fn()));
    await waitFor(() => expect(result.current.theirs).toEqual(theirs));
    expect(result.current.typed).toEqual({ title: "Rules" });
    act(() => result.current.save(theirs, vi.fn()));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(change).toHaveBeenLastCalledWith(1, { version: 5, title: "Rules" });
    expect(result.current.theirs).toBe(null);
  });

  it("should show the version of another user when the user prefers it", async () => {
    const { result, change, page } = await opened({});
    change.mockReturnValueOnce(TE.left(conflict("Someone else changed this page.")));
    act(() => result.current.save(stored, vi.fn()));
    await waitFor(() => expect(result.current.theirs).toEqual(theirs));
    act(() => result.current.takeTheirs(theirs));
    expect([page(), result.current.typed, result.current.theirs]).toEqual([theirs, {}, null]);
  });

  it("should show the version of another user at once where nothing was typed", async () => {
    const { result, page } = await opened({});
    act(() => result.current.discard());
    act(() => result.current.save(stored, vi.fn(), () => TE.left(conflict("Someone else changed this page."))));
    await waitFor(() => expect(page()).toEqual(theirs));
    expect(result.current.theirs).toBe(null);
  });
});
