import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { PortalAccounts } from "../auth/portal-accounts.port.ts";
import type { PortalUser } from "../auth/portal-auth.model.ts";
import type { Failure } from "../kernel/failure.ts";
import type { WithoutNetwork } from "./without-network.service.ts";

/** Accounts of learners, of which the last one starts without network. */
export type KeptAccounts = {
  readonly accounts: PortalAccounts;
  /** Whether the learner of this page is the kept one, whom the server has not confirmed. */
  readonly isUnconfirmed: () => boolean;
};

/** Accounts of the server: the learner who signs in is kept on this device, and forgotten with everything else when they sign out. */
export const makeKeptAccounts = (accounts: PortalAccounts, network: Pick<WithoutNetwork, "fallingBack" | "reach">): KeptAccounts => {
  let isConfirmed = true;
  const confirming =
    (ask: TaskEither<Failure, PortalUser>): TaskEither<Failure, PortalUser> =>
    async () => {
      const answer = await ask();
      if (E.isRight(answer)) isConfirmed = true;
      return answer;
    };
  const keeping = (ask: TaskEither<Failure, PortalUser>): TaskEither<Failure, PortalUser> =>
    network.fallingBack(confirming(ask), ({ user }) => ({ keep: user.keep, read: async () => null }));
  return {
    isUnconfirmed: () => !isConfirmed,
    accounts: {
      ...accounts,
      signIn: (credentials) => keeping(accounts.signIn(credentials)),
      signInByLink: (link) => keeping(accounts.signInByLink(link)),
      change: (change) => keeping(accounts.change(change)),
      signOut: () => async () => {
        const answer = await accounts.signOut()();
        if (E.isRight(answer) || answer.left.tag === "unauthorized") await (await network.reach())?.forget();
        return answer;
      },
      current: () => async () => {
        isConfirmed = false;
        const answer = await network.fallingBack(confirming(accounts.current()), ({ user }) => user)();
        if (E.isRight(answer)) return answer;
        isConfirmed = true;
        if (answer.left.tag === "unauthorized") await (await network.reach())?.ended();
        return answer;
      },
    },
  };
};
