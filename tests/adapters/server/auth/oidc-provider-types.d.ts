/** The part of the provider that the tests use; the package brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  type Context = { readonly path: string; readonly req: IncomingMessage; readonly res: ServerResponse };
  type Claims = Readonly<Record<string, unknown>>;
  type Configuration = {
    readonly clients: readonly { readonly client_id: string; readonly client_secret: string; readonly redirect_uris: readonly string[] }[];
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly features: { readonly devInteractions: { readonly enabled: boolean } };
    readonly interactions: { readonly url: (context: Context, interaction: { readonly uid: string }) => string };
    readonly findAccount: (context: Context, sub: string) => { readonly accountId: string; readonly claims: () => Claims };
    readonly cookies: { readonly keys: readonly string[] };
    readonly ttl: Readonly<Record<string, number>>;
  };
  type Grant = { readonly addOIDCScope: (scope: string) => void; readonly save: () => Promise<string> };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (of: { readonly accountId: string; readonly clientId: string }) => Grant;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly prompt: { readonly name: string }; readonly params: Claims }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: unknown,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
