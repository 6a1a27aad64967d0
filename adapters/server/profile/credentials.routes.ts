import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { signInChangeProblem } from "../../../core/auth/in-person.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { credentials } from "../../contract/credentials.contract.ts";
import { type Done, done } from "../../contract/envelope.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards, Answer } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { askForEmail, cancelEmail, resendEmail } from "./change-email.flow.ts";
import { changePassword } from "./change-password.flow.ts";
import { changeMobile, changePin, ownCredentials } from "./own-credentials.flow.ts";
import type { OwnCall } from "./own-password.flow.ts";

/** Endpoints for how users sign in. The current password is checked after the transaction of the call, so that failed attempts stay counted. */
export const routes: RouteContribution = ({ database, outbox, sessions }) => {
  const after = <A>(work: () => Promise<E.Either<Failure, A>>) => TE.right(new Afterwards(work));
  const inPerson = ({ request }: OwnCall, work: TE.TaskEither<Failure, Done>): TE.TaskEither<Failure, Done> => {
    const problem = signInChangeProblem(request.via);
    return problem === null ? work : TE.left(problem);
  };
  return routesFor(credentials, {
    get: (call) => TE.fromTask(() => ownCredentials(call)),
    password: (call) =>
      after(async () => {
        const changed = await changePassword(database, call, call.body);
        if (E.isLeft(changed)) return changed;
        const { ended, token } = changed.right;
        for (const hash of ended) sessions.forget(hash);
        return E.right(new Answer<Done>(done, token === null ? [] : [{ name: "staff", value: token }]));
      }),
    email: (call) => after(() => askForEmail({ database, outbox }, call, call.body)),
    resendEmail: (call) => inPerson(call, () => resendEmail(call, outbox)),
    cancelEmail: (call) => inPerson(call, () => cancelEmail(call)),
    mobile: (call) => after(() => changeMobile(database, call, call.body)),
    pin: (call) => after(() => changePin(database, call, call.body)),
  });
};
