import { describe, expect, it } from "vitest";
import { twoStep } from "../../../adapters/contract/two-step.contract.ts";
import { declaredCalls } from "../server/declared-calls.ts";

const calls = declaredCalls();
const staffCalls = calls.filter(({ access }) => access.kind === "staff");
const namesOf = (some: typeof calls): readonly string[] => some.map(({ name }) => name).toSorted();

const withoutTeams = [
  "auth.closeSession",
  "auth.createToken",
  "auth.current",
  "auth.logout",
  "auth.revokeToken",
  "auth.rotateToken",
  "auth.sessions",
  "auth.tokens",
  "billing.choosePlan",
  "billing.invoices",
  "billing.notify",
  "billing.plan",
  "billing.share",
  "billing.unshare",
  "colleague-view.begin",
  "colleague-view.current",
  "contacts.duplicates",
  "credentials.cancelEmail",
  "credentials.email",
  "credentials.get",
  "credentials.mobile",
  "credentials.password",
  "credentials.pin",
  "credentials.resendEmail",
  "devices.forget",
  "devices.keep",
  "devices.list",
  "hooks.credentials",
  "hooks.drop",
  "hooks.subscribe",
  "hooks.unsubscribe",
  "invitations.again",
  "invitations.invite",
  "invitations.inviteMany",
  "org.usage",
  "orgExports.begin",
  "orgExports.cancel",
  "orgExports.list",
  "orgTokens.create",
  "orgTokens.list",
  "orgTokens.revoke",
  "orgTokens.rotate",
  "organisation.change",
  "organisation.close",
  "organisation.get",
  "organisation.rotateKey",
  "permissions.ask",
  "permissions.change",
  "permissions.create",
  "permissions.impact",
  "permissions.list",
  "permissions.matrix",
  "permissions.own",
  "permissions.presetImpact",
  "permissions.remove",
  "permissions.restore",
  "permissions.trace",
  "profile.change",
  "profile.timezones",
  "retention.change",
  "retention.due",
  "retention.get",
  "secrets.confirm",
  "senders.all",
  "senders.create",
  "senders.makeDefault",
  "senders.remove",
  "senders.rename",
  "senders.restore",
  "senders.sendLink",
  "senders.sendTest",
  "senders.verify",
  "tags.create",
  "tags.list",
  "tags.merge",
  "tags.remove",
  "tags.rename",
  "tags.uses",
  "teamSettings.changeMembers",
  "teamSettings.create",
  "teamSettings.get",
  "teamSettings.related",
  "teamSettings.remove",
  "teamSettings.summaries",
  "teams.choose",
  "teams.list",
  "teams.update",
  "theme.change",
  ...Object.values(twoStep).map(({ name }) => name),
  "users.change",
  "users.endSession",
  "users.get",
  "users.handOver",
  "users.list",
  "users.names",
  "users.owned",
  "users.remove",
  "users.resetTwoStep",
  "users.restore",
  "users.sessions",
  "validation.strtotime",
  "webhooks.body",
  "webhooks.change",
  "webhooks.create",
  "webhooks.deliveries",
  "webhooks.list",
  "webhooks.remove",
  "webhooks.resend",
  "webhooks.resendSince",
  "webhooks.restore",
  "webhooks.rotate",
].toSorted();

const events = {
  "assistant.feedback": { name: "answer_judged" },
  "contacts.archive": { name: "contact_archived" },
  "contacts.create": { name: "contact_created" },
  "learning.answer": { name: "lesson_finished", onlyIf: "lesson_completed" },
  "learning.join": { name: "course_joined" },
  "learning.progress": { name: "lesson_finished", onlyIf: "lesson_completed" },
  "learning.shown": { name: "lesson_finished", onlyIf: "lesson_completed" },
  "tasks.create": { name: "task_created" },
  "teams.choose": { name: "team_switched" },
  "teamSharing.shareCampaign": { name: "campaign_shared" },
};

describe("the properties of calls", () => {
  it("should include the active team in every staff call, except those about users, sign-in, the organisation, teams and duplicates [B6.07]", () => {
    expect(namesOf(staffCalls.filter(({ carriesTeams }) => !carriesTeams))).toEqual(withoutTeams);
    expect(staffCalls.length).toBeGreaterThan(100);
  });

  it("should not include the team in a call that is not made by staff", () => {
    expect(calls.filter(({ access, carriesTeams }) => access.kind !== "staff" && carriesTeams)).toEqual([]);
  });

  it("should have a portal path in exactly the calls below fields, contacts, custom and reports [A6.12 B7.28]", () => {
    expect(namesOf(calls.filter(({ hasPortalPath }) => hasPortalPath))).toEqual(
      namesOf(calls.filter(({ path }) => /^\/api\/(fields|contacts|custom|reports)(\/|$)/.test(path))),
    );
    expect(namesOf(calls.filter(({ hasPortalPath }) => hasPortalPath))).toEqual(
      expect.arrayContaining(["contacts.list", "fields.schema", "omni.search"]),
    );
  });

  it("should hold every call during a new sign-in, except public calls, the current user, what open pages ask for by themselves, and logout [C7.41]", () => {
    const unheld = calls.filter(({ access, heldAtSignIn }) => access.kind !== "anyone" && !heldAtSignIn);
    expect(namesOf(unheld)).toEqual(["auth.current", "auth.logout", "permissions.own", "portalAuth.info", "portalAuth.logout"]);
    expect(calls.filter(({ access, heldAtSignIn }) => access.kind === "anyone" && heldAtSignIn)).toEqual([]);
  });

  it("should emit an analytics event for exactly these calls [A7.30]", () => {
    expect(Object.fromEntries(calls.flatMap(({ name, event }) => (event === null ? [] : [[name, event]])))).toEqual(events);
  });

  it("should wrap the values of a user, and of nothing else", () => {
    expect(namesOf(calls.filter(({ wrapsValues }) => wrapsValues))).toEqual(["invitations.invite", "users.change", "users.get"]);
  });
});
