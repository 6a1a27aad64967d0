import { render, screen } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useLayoutEffect, useRef } from "react";
import { VirtualTimeScheduler } from "rxjs";
import { expect, it } from "vitest";
import { CourseSettingsEditing, makeCourseSettingsEditing } from "../../../core/campaigns/course-settings-editing.service.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { useCourseSettings } from "../../../ui/staff/courses/use-course-settings.ts";
import { aCampaign } from "../../core/campaigns/sample-campaign.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const course = aCampaign({ summary: "Knots" });
const nothing = (): void => undefined;

/** Types as soon as the fields stand in the document, before effects have run. */
const Early = () => {
  const { values, change } = useCourseSettings(course, nothing);
  const hasTyped = useRef(false);
  useLayoutEffect(() => {
    if (hasTyped.current) return;
    hasTyped.current = true;
    change({ summary: "Two knots" });
    change({ about: "By hand" });
  }, [change]);
  return <output>{`${values.summary}, ${values.about}`}</output>;
};

it("should keep what is typed into the settings of a course before their form is opened", async () => {
  const store = { update: () => TE.right(course) };
  const deps = { store, connectivity: fakeConnectivity(), storage: fakeStorage(), scheduler: new VirtualTimeScheduler() };
  const services = new Map([[CourseSettingsEditing, makeCourseSettingsEditing(deps)]]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  render(
    <ServicesProvider resolve={resolve}>
      <Early />
    </ServicesProvider>,
  );
  expect((await screen.findByRole("status")).textContent).toBe("Two knots, By hand");
});
