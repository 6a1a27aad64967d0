import { describe } from "vitest";
import { cases } from "./rule-cases.ts";

const tasks = (...statuses: readonly string[]) => ({ tasks: statuses.map((status) => ({ program_class: "OrgLaunch", status })) });
const plan = (org_plan: string | null, trial_end: number | null, owner: boolean, more: object = {}) => ({
  org_plan,
  trial_end,
  owner,
  now: 100,
  ...more,
});
const select = (text: string) => ({ title: "Please Select a Plan", text });
const others = "Your organization's trial has expired. Please have your organization's admin upgrade this account.";

describe("rules of the organisation and its users", () => {
  cases("onboarding-progress", "A4.01 A4.02 A4.03 G6", [
    [tasks("done", "ready", "done", "todo", "doing", "planning", "not_started"), { percent: 42, finished: 3, total: 7, shown: true }],
    [tasks("done", "ready"), { percent: 100, finished: 2, total: 2, shown: false }],
    [tasks(), { percent: 0, finished: 0, total: 0, shown: false }],
    [tasks("reviewing"), { percent: 0, finished: 0, total: 1, shown: true }],
    [
      {
        tasks: [
          { program_class: null, status: "done" },
          { program_class: "OrgLaunch", status: "todo" },
        ],
      },
      { percent: 0, finished: 0, total: 1, shown: true },
    ],
  ]);

  cases("feature-locked", "A4.06 G122", [
    [{ used: 0, cap: 0 }, true],
    [{ used: 5, cap: 5 }, true],
    [{ used: 4, cap: 5 }, false],
    [{ used: 100, cap: null }, false],
    [{ used: 100 }, false],
  ]);

  cases("plan-prompt", "A4.04 A4.05 A8.09 A8.10 A8.11 G120", [
    [plan(null, null, true), select("You need to select a subscription plan.")],
    [plan("", 0, false), select("You need to select a subscription plan.")],
    [plan("trial", 99, true), select("Your trial has expired. Please select a plan.")],
    [plan("trial", 99, false), select(others)],
    [plan(null, 99, true), select("Your trial has expired. Please select a plan.")],
    [plan("trial", 100, true), null],
    [plan(null, 101, true), null],
    [plan("pro", 99, true), null],
    [plan("trial", null, true), null],
    [plan("trial", 99, true, { paid: true }), null],
  ]);

  cases("overage-prompt", "A8.01 A8.02 G121", [
    [{ payload: { data: { trial_limit: true } } }, { title: "Purchase Trialed Plan", action: null }],
    [{ payload: { suspect_limit: true } }, { title: "Reached Limit", action: "Contact Support" }],
    [{ payload: { data: { suspect_limit: true } } }, { title: "Reached Limit", action: "Contact Support" }],
    [{ payload: { data: { trial_limit: true }, suspect_limit: true } }, { title: "Purchase Trialed Plan", action: null }],
    [{ payload: { data: {} } }, { title: "Upgrade Plan", action: null }],
    [{ payload: {} }, { title: "Upgrade Plan", action: null }],
  ]);

  const allFlags = ["contacts", "conversations", "campaigns", "lessons", "automations"];
  const nav = (role: string, flags: readonly string[], features: readonly string[], more: object = {}) => ({
    role,
    flags,
    features,
    embedded: false,
    standalone_objects: [],
    ...more,
  });
  cases("navigation", "A2.25 A2.26 B2.33 G1 G119", [
    [nav("user", [], []), { main: ["Home"], more: ["Tasks", "Files", "Snippets"] }],
    [nav("user", ["lessons"], ["lessons"]), { main: ["Home", "Lessons", "Reports"], more: ["Tasks", "Files", "Snippets"] }],
    [nav("user", ["contacts"], ["contacts"]), { main: ["Home", "Contacts", "Groups", "Reports"], more: ["Tasks", "Files", "Snippets"] }],
    [nav("user", ["automations"], ["automations"]), { main: ["Home", "Automations"], more: ["Tasks", "Files", "Snippets"] }],
    [
      nav("user", allFlags, allFlags),
      {
        main: ["Home", "Contacts", "Groups", "Conversations", "Campaigns", "Lessons", "Automations", "Reports"],
        more: ["Tasks", "Files", "Snippets"],
      },
    ],
    [
      nav("owner", allFlags, [...allFlags, "custom_objects"], {
        standalone_objects: [
          { id: 2, label_plural: "Houses" },
          { id: 1, label_plural: "Cars" },
        ],
      }),
      {
        main: ["Home", "Contacts", "Groups", "Conversations", "Campaigns", "Lessons", "Automations", "Reports"],
        more: ["Tasks", "Files", "Snippets", "Custom Objects", "Cars", "Houses"],
      },
    ],
    [
      nav("user", ["custom_objects"], ["custom_objects"], { standalone_objects: [{ id: 1, label_plural: "Cars" }] }),
      { main: ["Home"], more: ["Tasks", "Files", "Snippets"] },
    ],
    [nav("owner", allFlags, allFlags, { embedded: true }), { main: [], more: [] }],
  ]);

  const may = (role: string, flag: string, flags: readonly string[], feature: string | null = null, features: readonly string[] = []) => ({
    role,
    flag,
    flags,
    feature,
    features,
  });
  cases("permission", "B6.02 G119", [
    [may("owner", "lessons", []), true],
    [may("admin", "lessons", []), true],
    [may("user", "lessons", []), false],
    [may("user", "lessons", ["lessons"]), true],
    [may("guest", "lessons", ["lessons"]), true],
    [may("guest", "settings", ["settings"]), false],
    [may("owner", "lessons", [], "lessons", []), false],
    [may("user", "lessons", ["lessons"], "lessons", ["lessons"]), true],
    [may("owner", "dance", ["dance"]), false],
    [may("owner", "billing_plan", []), true],
    [may("admin", "billing_plan", ["billing_plan"]), false],
  ]);

  cases("team-required", "A5.11 M58", [
    [{ role: "guest", team: null }, 'Team is required for "Guest" user'],
    [{ role: "guest" }, 'Team is required for "Guest" user'],
    [{ role: "guest", team: "" }, 'Team is required for "Guest" user'],
    [{ role: "guest", team: 5 }, null],
    [{ role: "user", team: null }, null],
    [{ role: "admin", team: null }, null],
  ]);
});
