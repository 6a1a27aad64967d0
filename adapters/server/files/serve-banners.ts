import type { FastifyInstance } from "fastify";
import { bannersPath } from "../../../core/files/banners.rule.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { RequestFailure } from "../http/body-parser.ts";
import { bannerBody } from "./banners/banner-files.ts";
import { sendBody } from "./serving/send-body.ts";

/** Serves the banners of the product to anyone, also through another host. */
export const serveBanners = (app: FastifyInstance): void => {
  app.route<{ Params: { name: string } }>({
    method: ["GET", "HEAD"],
    url: `${bannersPath}/:name`,
    config: { rate: "file" },
    handler: async (request, reply) => {
      const body = bannerBody(request.params.name);
      if (body === null) throw new RequestFailure(notFound(fileRefusals.no_file));
      reply.header("cross-origin-resource-policy", "cross-origin");
      return sendBody(request, reply, body, {
        filename: request.params.name,
        isDownload: false,
        cache: "public, max-age=86400",
        vary: false,
      });
    },
  });
};
