import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { SenderStore } from "../../core/senders/senders.port.ts";
import { senders } from "../contract/senders.contract.ts";
import { type Caller, none } from "./caller.ts";

const nothing = TE.map((): void => undefined);

/** The sender addresses of an organisation over HTTP. */
export const makeSendersHttp = (call: Caller): SenderStore => ({
  all: () => call(senders.all, none),
  create: (body) => call(senders.create, { ...none, body }),
  rename: (id, body) => call(senders.rename, { ...none, params: { id }, body }),
  verify: (id) => call(senders.verify, { ...none, params: { id } }),
  makeDefault: (id) => call(senders.makeDefault, { ...none, params: { id } }),
  sendLink: (id) => call(senders.sendLink, { ...none, params: { id } }),
  sendTest: (id, to) => pipe(call(senders.sendTest, { ...none, params: { id }, body: { to } }), nothing),
  remove: (id) => pipe(call(senders.remove, { ...none, params: { id } }), nothing),
  restore: (id) => call(senders.restore, { ...none, params: { id } }),
  confirm: (token) => pipe(call(senders.confirm, { ...none, body: { token } }), nothing),
});
