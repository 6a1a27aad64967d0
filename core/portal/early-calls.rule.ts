/**
 * A call that a page asks for before its program is there.
 * @property headers those that tell who calls; the program makes the call with the same
 */
export type EarlyCall = { readonly address: string; readonly headers: Readonly<Record<string, string>> };

const learner: EarlyCall = { address: "/api/cg/info?schema=full", headers: {} };

const homeOfPortal = /^\/portal\/([\w-]+)\/(?:home\/?)?$/;

/** What a signed-in learner's page of an address asks for first: the learner, and on the home of a portal its courses. */
export const earlyCalls = (path: string): readonly EarlyCall[] => {
  const pid = homeOfPortal.exec(path)?.[1];
  return pid === undefined ? [learner] : [learner, { address: "/api/cg/campaigns?schema=full", headers: { "X-Portal-Id": pid } }];
};
