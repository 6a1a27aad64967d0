import { idle, loaded, toLoading } from "../../../core/kernel/remote.ts";
import type { TwoStepState } from "../../../core/two-step/two-step.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ProofForm, type ProofFormProps } from "./proof-form.view.tsx";
import { RequirementCard } from "./requirement-card.view.tsx";
import { TwoStepCard, type TwoStepCardProps } from "./two-step-card.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_820_800;
const device = { ip: "203.0.113.7", created_at: now - 90_000, expires_at: now + 2_500_000 };
const off: TwoStepState = { since: null, recovery_left: 0, required: false, has_password: true, devices: [] };
const on: TwoStepState = {
  ...off,
  since: now - 900_000,
  recovery_left: 9,
  devices: [
    { ...device, id: 1, user_agent: "Firefox/141 Linux", seen_at: now, current: true },
    { ...device, id: 2, user_agent: "Safari/605 iPhone", seen_at: now - 7_200, current: false },
  ],
};
const card: TwoStepCardProps = {
  state: loaded(on),
  orgName: "Harbour School",
  now,
  forgetting: null,
  onTask: nothing,
  onForget: nothing,
  onRetry: nothing,
};
const proof: ProofFormProps = {
  email: "rosa@example.org",
  lead: "The codes that you have now stop working.",
  needsCode: true,
  submit: "Create new codes",
  isPending: false,
  failure: null,
  onSubmit: nothing,
};
const requirement = { orgName: "Harbour School", isPending: false, failure: null, onRequire: nothing };

export const gallery: GalleryEntry = {
  name: "two-step",
  group: "staff/two-step",
  states: {
    off: () => <TwoStepCard {...card} state={loaded(off)} />,
    on: () => <TwoStepCard {...card} />,
    "required, no code left": () => <TwoStepCard {...card} state={loaded({ ...on, required: true, recovery_left: 0, devices: [] })} />,
    "another provider": () => <TwoStepCard {...card} state={loaded({ ...off, has_password: false })} />,
    loading: () => <TwoStepCard {...card} state={toLoading(idle)} />,
    offline: () => <TwoStepCard {...card} state={{ tag: "failed", failure: { tag: "offline" } }} />,
    "required of everybody": () => <RequirementCard {...requirement} state={{ ...on, required: true }} />,
    "set up for oneself first": () => <RequirementCard {...requirement} state={off} />,
    "password and code": () => <ProofForm {...proof} />,
    "wrong code": () => (
      <ProofForm
        {...proof}
        failure={{ tag: "invalid", message: "This code is not right.", errors: { code: ["This code is not right."] } }}
      />
    ),
    "too many tries": () => (
      <ProofForm
        {...proof}
        kind="danger"
        submit="Turn off"
        failure={{ tag: "forbidden", message: "Too many attempts. Try again in 15 minutes." }}
      />
    ),
  },
};
