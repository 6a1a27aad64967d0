import * as t from "io-ts";
import { appCodes } from "../../../../adapters/server/two-step/authenticator.crypto.ts";
import { codePeriod } from "../../../../core/two-step/accepted-step.rule.ts";
import type { Client, Reply } from "../client.ts";
import type { TestServer } from "../harness.ts";
import type { StaffPerson } from "../two-orgs.ts";

export const password = "Correct-horse-1";

const Secret = t.type({ secret: t.string });
const Codes = t.type({ recovery_codes: t.readonlyArray(t.string) });
const Csrf = t.type({ csrf_token: t.string });

/**
 * What a reply holds.
 * @throws Error when it is something else
 */
const held = <A>(codec: t.Type<A>, { status, body }: Reply): A => {
  if (!codec.is(body)) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

export const recoveryCodesIn = (reply: Reply): readonly string[] => held(Codes, reply).recovery_codes;
export const secretIn = (reply: Reply): string => held(Secret, reply).secret;

/**
 * The code that an app shows.
 * @param away steps of the phone's clock from the server's
 */
export const codeOf = (server: TestServer, secret: string, away = 0): string =>
  appCodes(secret)(Math.floor(server.clock.now() / codePeriod) + away);

/** Lets the next code come. */
export const nextCode = (server: TestServer, secret: string): string => {
  server.clock.advance(codePeriod);
  return codeOf(server, secret);
};

/** A member of staff with an app. */
export type Member = { readonly client: Client; readonly secret: string; readonly codes: readonly string[] };

/** Sets two-step sign-in up for somebody, in a browser where they are signed in. */
export const setUp = async (server: TestServer, person: StaffPerson): Promise<Member> => {
  const client = await server.as(person);
  const secret = secretIn(await client.post("/api/users/two_step/start", { password }));
  const codes = recoveryCodesIn(await client.post("/api/users/two_step/confirm", { code: codeOf(server, secret) }));
  return { client, secret, codes };
};

/** A browser that has given the password. */
export const afterPassword = async (
  server: TestServer,
  person: StaffPerson,
  client: Client = server.stranger(),
): Promise<{ readonly client: Client; readonly reply: Reply }> => ({
  client,
  reply: await client.post("/api/users/login", { email: person.email, password }),
});

/** A browser that has given the password where no code is asked for. */
export const signedIn = async (server: TestServer, person: StaffPerson): Promise<Client> => {
  const { client, reply } = await afterPassword(server, person);
  client.useCsrf(held(Csrf, reply).csrf_token);
  return client;
};
