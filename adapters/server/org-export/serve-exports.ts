import type { FastifyInstance } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { Readable } from "node:stream";
import { admins, mayCall } from "../../../core/access/access-rule.rule.ts";
import { wholeExportProblem } from "../../../core/auth/in-person.rule.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { notFound, unauthorized } from "../../../core/kernel/failure.ts";
import { orgExportRefusals } from "../../../core/org-export/org-export-refusals.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { ServeDeps } from "../server-deps.ts";
import { openArchive } from "./export-folder.store.ts";
import { exportFile } from "./org-exports.store.ts";

const gone = notFound(orgExportRefusals.no_whole_export);

/** Sends the file of an export to an owner or administrator who is logged in, in person; each download is in the audit log. */
export const serveExports = (app: FastifyInstance, { config, sealer, database, sessions, cookies, clock }: ServeDeps): void => {
  app.get<{ Params: { id: string } }>(
    "/exports/organisation/:id",
    { config: { rate: "file" }, exposeHeadRoute: false },
    async (request, reply) => {
      const now = clock.now();
      const token = cookies.read(request, "staff");
      const session = token === null ? null : await sessions.find(token, now);
      if (session === null || session.isLimited) throw new RequestFailure(unauthorized(failureRefusals.not_logged_in));
      const { actor } = session;
      const allowed = mayCall(admins, actor);
      if (E.isLeft(allowed)) throw new RequestFailure(allowed.left);
      const problem = session.isSudo === true ? wholeExportProblem("sudo") : null;
      if (problem !== null) throw new RequestFailure(problem);
      const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : null;
      const file = id === null ? null : await database.inOrg(actor.org_id, (tx) => exportFile(tx, id, now));
      if (file === null || id === null) throw new RequestFailure(gone);
      const archive = await openArchive({ config, sealer }, file.file_id).catch(() => null);
      if (archive === null) throw new RequestFailure(gone);
      await database.inOrg(actor.org_id, (tx) =>
        writeAudit(
          tx,
          { actor, request: { id: request.id, ip: request.ip, now } },
          { action: "org.export-download", object_type: "org_export", object_id: id, before: null, after: { bytes: archive.size } },
        ),
      );
      const bytes = Readable.from(archive.bytes(0, archive.size), { objectMode: false });
      bytes.once("close", () => void archive.close());
      return reply
        .headers({
          "cache-control": "private, no-store",
          "content-disposition": `attachment; filename="${file.name}"`,
          "content-length": archive.size,
          "content-security-policy": "sandbox; default-src 'none'",
          "x-content-type-options": "nosniff",
        })
        .type("application/zip")
        .send(bytes);
    },
  );
};
