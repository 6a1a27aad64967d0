import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { services as filesModule } from "../../../adapters/di/staff-pages/files.module.ts";
import { services as uploadsModule } from "../../../adapters/di/staff-pages/uploads.module.ts";
import { compose } from "../../../composition-root.ts";
import { FileLibrary } from "../../../core/files/file-library.service.ts";
import { loadEverything } from "../../../ui/kit/loadable.view.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { FileDetailsScreen } from "../../../ui/staff/files/file-details.screen.tsx";
import { StaffUserContext } from "../../../ui/staff/staff-user.ts";
import { fileOf } from "../../core/files/file-sample.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const file = fileOf(1);
const answers: Readonly<Record<string, unknown>> = { "files/1": file, "files/1/related": { uses: [], hidden: 0 }, "files/1/content": [] };

const json = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

/** The details of a file, at a server that holds a change until the test answers it. */
const start = () => {
  const held: ((reply: Response) => void)[] = [];
  vi.stubGlobal("fetch", (address: string, { method = "GET" }: RequestInit = {}) => {
    const path = new URL(address, "http://localhost").pathname.replace("/api/", "");
    return method === "PUT" ? new Promise<Response>((resolve) => held.push(resolve)) : Promise.resolve(json(answers[path] ?? null));
  });
  const resolve = compose(...staffModules, filesModule, uploadsModule);
  const library = resolve(FileLibrary);
  const { unmount } = render(
    <ServicesProvider resolve={resolve}>
      <StaffUserContext value={olivia}>
        <FileDetailsScreen id={1} library={library} folders={[]} onAction={() => undefined} onClose={() => undefined} />
      </StaffUserContext>
    </ServicesProvider>,
  );
  return {
    unmount,
    isSent: (): Promise<void> => waitFor(() => expect(held).toHaveLength(1)),
    answer: (body: unknown): Promise<void> =>
      act(async () => {
        held.shift()?.(json(body));
        for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done));
      }),
  };
};

const field = () => screen.findByRole("textbox", { name: /^Description/ });
const describeAs = async (value: string): Promise<void> => void fireEvent.change(await field(), { target: { value } });

describe("the details of a file", () => {
  beforeAll(async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    await loadEverything();
  });
  beforeEach(() => localStorage.clear());

  it("should keep what is typed while a change is being saved", async () => {
    const { isSent, answer } = start();
    await describeAs("A pier");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await isSent();
    await describeAs("A pier at dawn");
    await answer({ ...file, description: "A pier", version: 2 });
    expect(await field()).toHaveProperty("value", "A pier at dawn");
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
  });

  it("should restore a description that was typed and not saved when the page was left", async () => {
    const { unmount } = start();
    await describeAs("A pier at dawn");
    unmount();
    start();
    expect(await field()).toHaveProperty("value", "A pier at dawn");
    expect(screen.getByText("Restored from an earlier edit that was not saved.")).toBeDefined();
  });
});
