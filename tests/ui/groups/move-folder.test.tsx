import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { services as groupsModule } from "../../../adapters/di/staff-pages/groups.module.ts";
import { compose } from "../../../composition-root.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { MoveFolderScreen } from "../../../ui/staff/groups/move-folder.screen.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const best = { id: 9, name: "Best", folder_id: null, order: 0, version: 1 };
const other = { ...best, id: 10, name: "Other", order: 1 };

it("should keep a name given since the move when the move of a folder is undone", async () => {
  let stored: object = best;
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { method = "GET", body }: RequestInit) => {
    if (method !== "GET") {
      const change: unknown = JSON.parse(String(body));
      sent.push(change);
      stored = { ...stored, ...Object(change) };
    }
    const answer = method === "GET" ? { groups: [], folders: [stored, other] } : stored;
    return new Response(JSON.stringify(answer), { status: 200, headers: { "content-type": "application/json" } });
  });
  const resolve = compose(...staffModules, groupsModule);
  const board = resolve(GroupCatalogue);
  await board.load();
  render(
    <ServicesProvider resolve={resolve}>
      <ToastsProvider queue={makeToastQueue()}>
        <MoveFolderScreen folder={best} folders={[best, other]} />
      </ToastsProvider>
    </ServicesProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Other" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  await act(() => board.renameFolder(9, "Finest")());
  fireEvent.click(undo);
  await waitFor(() => {
    expect(sent.at(-1)).toEqual({ name: "Finest", folder_id: null });
  });
});
