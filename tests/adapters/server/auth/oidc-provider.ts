import { createServer } from "node:http";
import { Provider } from "oidc-provider";

export type Person = { readonly sub: string; readonly email: string; readonly email_verified: boolean };
export type TestProvider = { readonly issuer: string; readonly person: (person: Person) => void; readonly close: () => Promise<void> };

/**
 * A real OpenID provider on a free port of this machine, which signs whoever was named last in without asking.
 * @param redirect the one address that it sends people back to
 */
export const startProvider = async (redirect: string): Promise<TestProvider> => {
  let person: Person = { sub: "nobody", email: "", email_verified: false };
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  const issuer = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: "cygnet", client_secret: "cygnet-secret-of-the-tests", redirect_uris: [redirect] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    cookies: { keys: ["a-key-of-the-tests"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith("/interaction/")) return next();
    const { prompt, params } = await provider.interactionDetails(context.req, context.res);
    if (prompt.name === "login")
      return provider.interactionFinished(
        context.req,
        context.res,
        { login: { accountId: person.sub } },
        { mergeWithLastSubmission: false },
      );
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params["client_id"]) });
    grant.addOIDCScope("openid email profile");
    return provider.interactionFinished(
      context.req,
      context.res,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  });
  http.on("request", provider.callback());
  return {
    issuer,
    person: (next) => void (person = next),
    close: () =>
      new Promise((resolve, reject) => {
        http.closeAllConnections();
        http.close((error) => (error === undefined ? resolve() : reject(error)));
      }),
  };
};
