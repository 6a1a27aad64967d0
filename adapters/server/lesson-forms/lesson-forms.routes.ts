import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { webAddress } from "../../../core/kernel/web-address.ts";
import { frameAddress } from "../../../core/lesson-forms/frame-address.rule.ts";
import type { ItemFrame, SharedLink } from "../../../core/lesson-forms/item-frame.model.ts";
import { lessonFormRefusals } from "../../../core/lesson-forms/lesson-form-refusals.ts";
import { readSocial } from "../../../core/lessons/shown/presented-shown.model.ts";
import { ProvidedType } from "../../../core/lessons/shown/provider-card.rule.ts";
import { lessonForms, ownLessonForms } from "../../contract/lesson-forms.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { linkToken } from "./links.store.ts";
import { signDocument } from "./sign-document.flow.ts";
import { makeSignWell } from "./signwell-provider.ts";
import { type ItemCall, takenItem } from "./taken-item.store.ts";
import { takerValues } from "./taker-values.store.ts";

type InCourse = Omit<ItemCall, "place"> & { readonly params: { readonly id: number; readonly triggerId: number; readonly uuid: string } };
type Own = Omit<ItemCall, "place"> & { readonly params: { readonly id: number; readonly uuid: string } };

const inCourse = ({ params, ...call }: InCourse): ItemCall => ({
  ...call,
  place: { course: params.id, trigger: params.triggerId, item: params.uuid },
});
const own = ({ params, ...call }: Own): ItemCall => ({ ...call, place: { lesson: params.id, item: params.uuid } });

const frameOf =
  ({ config }: Pick<ServerDeps, "config">) =>
  async (call: ItemCall): Promise<E.Either<Failure, ItemFrame>> => {
    const taken = await takenItem(call);
    if (E.isLeft(taken)) return taken;
    const { type, values } = taken.right.item;
    if (!ProvidedType.is(type)) return E.left(conflict(lessonFormRefusals.item_without_frame));
    const { known } = await takerValues(call.tx, call.actor);
    const { bases } = config.forms;
    return E.right({ address: frameAddress(type, values, { known, host: new URL(call.request.origin).hostname, bases }) });
  };

const linkOf = async (call: ItemCall): Promise<E.Either<Failure, SharedLink>> => {
  const taken = await takenItem(call);
  if (E.isLeft(taken)) return taken;
  const { item, org, taker } = taken.right;
  const shared = item.type === "social" ? readSocial(item.values) : null;
  if (shared === null) return E.left(conflict(lessonFormRefusals.item_without_link));
  const target = shared.url.trim();
  if (webAddress(target) === null) return E.right({ address: null });
  const token = await linkToken(call.tx, org, taker, call.place, target, call.request.now);
  return E.right({ address: `${call.request.origin}/l/${token}` });
};

/** Endpoints for pages of other hosts in lessons, and for shared links. */
export const routes: RouteContribution = (deps) => {
  const { signwell: account } = deps.config.forms;
  const signing = { ...deps, signwell: account === null ? null : makeSignWell(account, fetch) };
  const frame = frameOf(deps);
  return [
    ...routesFor(lessonForms, {
      frame: (call) => () => frame(inCourse(call)),
      sign: (call) => () => signDocument(signing, inCourse(call), true),
      signed: (call) => () => signDocument(signing, inCourse(call), false),
      link: (call) => () => linkOf(inCourse(call)),
    }),
    ...routesFor(ownLessonForms, {
      frame: (call) => () => frame(own(call)),
      sign: (call) => () => signDocument(signing, own(call), true),
      signed: (call) => () => signDocument(signing, own(call), false),
      link: (call) => () => linkOf(own(call)),
    }),
  ];
};
