import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { readFileSync } from "node:fs";
import { Tooltip } from "../../../core/tooltips/tooltip.model.ts";
import { tooltips } from "../../contract/tooltips.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";

const Written = t.record(t.string, t.readonlyArray(Tooltip));

/** @throws Error when the tooltips are malformed */
const read = (): t.TypeOf<typeof Written> => {
  const decoded = Written.decode(JSON.parse(readFileSync(new URL("./tooltips.json", import.meta.url), "utf8")));
  if (E.isLeft(decoded)) throw new Error("tooltips.json: a tooltip has a slug, a description, resources and a video_link.");
  return decoded.right;
};

const written = read();

/** Endpoint for tooltips. */
export const routes: RouteContribution = () =>
  routesFor(tooltips, {
    list: ({ query }) => TE.right({ stories: written[query.tags] ?? [], rels: [] }),
  });
