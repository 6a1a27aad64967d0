import { act, renderHook, waitFor } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { allFlags } from "../../../core/access/role.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { PermissionMatrix, PermittedUser } from "../../../core/permissions/preset.model.ts";
import type { UserChange, UserRecord } from "../../../core/users/colleague.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { usePermissions } from "../../../ui/staff/permissions/use-permissions.ts";

const uma: PermittedUser = {
  id: 3,
  name: "Uma Ueda",
  photo: null,
  role: "user",
  flags: ["contacts"],
  flags_until: {},
  teams: [],
  preset_id: 7,
  version: 1,
};
const record = ({ flags, ...user }: PermittedUser): UserRecord => ({
  ...user,
  first_name: "Uma",
  last_name: "Ueda",
  initials: "UU",
  status: 1,
  state: "active",
  email: "uma@x.org",
  mobile: null,
  row_rule: "all",
  selected_team: null,
  features: {},
  feature_flags: Object.fromEntries(allFlags.map((flag) => [flag, flags.includes(flag)])),
  add_contacts: false,
  delete_contacts: false,
  import_contacts: false,
  two_step: false,
  seen_at: null,
  created_at: 1,
  invited_at: null,
});

type Reply = E.Either<Failure, UserRecord>;
const bench = async () => {
  const answers: ((reply: Reply) => void)[] = [];
  const change = vi.fn((_user: number, _change: UserChange) => () => new Promise<Reply>((resolve) => void answers.push(resolve)));
  const known: PermissionMatrix = { users: [uma], presets: [], features: [] };
  const matrix = vi.fn(() => TE.right(known));
  const show = vi.fn<(message: string) => void>();
  const services = new Map<symbol, unknown>([
    [Permissions, { matrix }],
    [People, { change }],
    [Alerts, { show }],
  ]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ServicesProvider resolve={resolve}>{children}</ServicesProvider>;
  const { result } = renderHook(() => usePermissions(), { wrapper });
  await waitFor(() => expect(result.current.matrix.tag).toBe("loaded"));
  const shown = (): PermittedUser | undefined => latestValue(result.current.matrix)?.users[0];
  const turn = (flag: "lessons" | "reports") => act(async () => result.current.onSwitch(3, flag, true));
  const reply = (answer: Reply) => act(async () => answers.shift()?.(answer));
  return { shown, turn, reply, show, change, matrix };
};

describe("A switch of a permission", () => {
  it("should be shown at once, and go back to what is stored with the reason when it could not be saved", async () => {
    const { shown, turn, reply, show, matrix } = await bench();
    await turn("lessons");
    expect(shown()).toMatchObject({ flags: ["contacts", "lessons"], preset_id: null });
    await reply(E.left({ tag: "offline" }));
    expect(shown()).toEqual(uma);
    expect(show).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Uma Ueda is as before: .+/));
    expect(matrix).toHaveBeenCalledOnce();
    await turn("lessons");
    await reply(E.left(conflict("Someone else changed this user.")));
    expect(shown()).toEqual(uma);
    await waitFor(() => expect(matrix).toHaveBeenCalledTimes(2));
  });

  it("should not take back another one that waits, and keep what was saved when that is refused", async () => {
    const { shown, turn, reply, change } = await bench();
    await turn("lessons");
    await turn("reports");
    const saved: PermittedUser = { ...uma, flags: ["contacts", "lessons"], preset_id: null, version: 2 };
    await reply(E.right(record(saved)));
    expect(shown()?.flags).toEqual(expect.arrayContaining(["contacts", "lessons", "reports"]));
    expect(change.mock.calls.map(([, { version }]) => version)).toEqual([1, 2]);
    await reply(E.left({ tag: "timeout" }));
    expect(shown()).toEqual(saved);
  });
});
