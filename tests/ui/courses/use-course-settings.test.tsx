import * as TE from "fp-ts/lib/TaskEither.js";
import { createRoot } from "react-dom/client";
import { VirtualTimeScheduler } from "rxjs";
import { expect, it, onTestFinished, vi } from "vitest";
import { CourseSettingsEditing, makeCourseSettingsEditing } from "../../../core/campaigns/course-settings-editing.service.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { useCourseSettings } from "../../../ui/staff/courses/use-course-settings.ts";
import { aCampaign } from "../../core/campaigns/sample-campaign.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const course = aCampaign({ summary: "Knots" });
const nothing = (): void => undefined;

const Summary = () => {
  const { values, change } = useCourseSettings(course, nothing);
  return <button onClick={() => change({ summary: "Two knots" })}>{values.summary}</button>;
};

it("should keep what is typed into the settings of a course as soon as they are in the document", async () => {
  const store = { update: () => TE.right(course) };
  const deps = { store, connectivity: fakeConnectivity(), storage: fakeStorage(), scheduler: new VirtualTimeScheduler() };
  const services = new Map([[CourseSettingsEditing, makeCourseSettingsEditing(deps)]]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  // Testing Library would run all effects before the test sees the document.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const drawn = new Promise<void>((then) => new MutationObserver(() => then()).observe(container, { childList: true }));
  root.render(
    <ServicesProvider resolve={resolve}>
      <Summary />
    </ServicesProvider>,
  );
  await drawn;
  container.querySelector("button")?.click();
  await expect.poll(() => container.textContent).toBe("Two knots");
});
