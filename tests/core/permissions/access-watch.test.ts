import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, Subject } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import type { CallFailure } from "../../../core/client/call-failures.service.ts";
import { type Failure, forbidden, notFound, unauthorized } from "../../../core/kernel/failure.ts";
import { accessMark } from "../../../core/permissions/access-mark.rule.ts";
import { makeAccessWatch } from "../../../core/permissions/access-watch.service.ts";
import type { OwnAccess } from "../../../core/permissions/preset.model.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const uma: SessionUser = { ...olivia, role: "user", flags: ["contacts"] };
const bench = () => {
  let stored = uma;
  const user = new BehaviorSubject<SessionUser | null>(uma);
  const [isUsed, failures] = [new BehaviorSubject(true), new Subject<CallFailure>()];
  const own = vi.fn<() => Promise<E.Either<Failure, OwnAccess>>>(async () => E.right({ mark: accessMark(stored) }));
  const reload = vi.fn<() => Promise<E.Either<Failure, SessionUser | null>>>(async () => {
    user.next(stored);
    return E.right(stored);
  });
  const onChanged = vi.fn<() => void>();
  const stop = makeAccessWatch({ user$: user, failures$: failures, isUsed$: isUsed, own: () => own, reload }).watch(onChanged);
  return { user, isUsed, failures, own, reload, onChanged, stop, store: (next: SessionUser) => void (stored = next) };
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("The watch of what the user may do", () => {
  it("should load the session within five seconds once a permission is taken away, and tell the page once", async () => {
    const { store, reload, onChanged } = bench();
    await pass(20);
    expect(reload).not.toHaveBeenCalled();
    store({ ...uma, flags: [] });
    await pass(5);
    expect(onChanged).toHaveBeenCalledOnce();
    await pass(20);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("should look at once when a call is refused for lack of a permission, and not for other failures", async () => {
    const { store, failures, onChanged } = bench();
    store({ ...uma, role: "guest" });
    failures.next({ failure: notFound("Gone."), call: "contacts.get", isTracked: true });
    await pass(0);
    expect(onChanged).not.toHaveBeenCalled();
    failures.next({ failure: forbidden("No."), call: "contacts.get", isTracked: true });
    await pass(0);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("should not look while nobody uses the page or is fully signed in, nor after it was stopped", async () => {
    const { isUsed, user, own, stop } = bench();
    isUsed.next(false);
    await pass(60);
    isUsed.next(true);
    user.next(null);
    await pass(60);
    user.next({ ...uma, two_step_due: true });
    await pass(60);
    expect(own).not.toHaveBeenCalled();
    user.next(uma);
    await pass(5);
    expect(own).toHaveBeenCalledOnce();
    stop();
    await pass(60);
    expect(own).toHaveBeenCalledOnce();
  });

  it("should not look once the session has ended, until the user signs in again or comes back to the page", async () => {
    const { own, user, isUsed } = bench();
    own.mockResolvedValue(E.left(unauthorized("Sign in.")));
    await pass(60);
    expect(own).toHaveBeenCalledOnce();
    user.next(uma);
    await pass(60);
    expect(own).toHaveBeenCalledOnce();
    user.next({ ...uma });
    await pass(60);
    expect(own).toHaveBeenCalledTimes(2);
    isUsed.next(false);
    isUsed.next(true);
    await pass(60);
    expect(own).toHaveBeenCalledTimes(3);
    own.mockResolvedValue(E.right({ mark: accessMark(uma) }));
    user.next({ ...uma });
    await pass(60);
    expect(own.mock.calls.length).toBeGreaterThan(10);
  });

  it("should go on looking after a failure, and leave the page alone until the session could be loaded", async () => {
    const { store, own, reload, onChanged } = bench();
    own.mockResolvedValueOnce(E.left({ tag: "offline" }));
    store({ ...uma, flags: [] });
    reload.mockResolvedValueOnce(E.left({ tag: "timeout" }));
    await pass(8);
    expect(onChanged).not.toHaveBeenCalled();
    await pass(4);
    expect(onChanged).toHaveBeenCalledOnce();
  });
});
