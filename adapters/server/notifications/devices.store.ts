import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { deviceTokenSeconds } from "../../../core/notifications/device-token.model.ts";
import type { DeviceStore } from "../../../core/notifications/devices.port.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";

type Call = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Pick<Request, "id" | "ip" | "now" | "userAgent"> };

/** Devices in the transaction of one call; the name of a device is not written to the audit log. */
export const makeDeviceStore = (call: Call): DeviceStore => {
  const { tx, actor, request } = call;
  const own = () =>
    tx.db
      .selectFrom("device_tokens")
      .where("org_id", "=", actor.org_id)
      .where("user_id", "=", actor.user_id)
      .where("seen_at", ">", request.now - deviceTokenSeconds);
  const audit = (action: string): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "device", object_id: actor.user_id, before: null, after: null });
  return {
    list: () => async () =>
      E.right(
        await own()
          .select(["device_id as id", "token", "user_agent", "created_at", "seen_at"])
          .orderBy("seen_at", "desc")
          .orderBy("device_id", "desc")
          .execute(),
      ),
    keep: (token) => async () => {
      await tx.db
        .deleteFrom("device_tokens")
        .where("org_id", "=", actor.org_id)
        .where("seen_at", "<=", request.now - deviceTokenSeconds)
        .execute();
      const { rows } = await sql<{ fresh: boolean }>`
        insert into device_tokens (org_id, user_id, token, user_agent, created_at, seen_at)
        values (${actor.org_id}, ${actor.user_id}, ${token}, ${request.userAgent.slice(0, 300)}, ${request.now}, ${request.now})
        on conflict (user_id, token) do update set seen_at = excluded.seen_at, user_agent = excluded.user_agent returning xmax = 0 as fresh`.execute(
        tx.db,
      );
      if (rows[0]?.fresh === true) await audit("device.keep");
      return E.right(undefined);
    },
    forget: (token) => async () => {
      const gone = await tx.db
        .deleteFrom("device_tokens")
        .where("org_id", "=", actor.org_id)
        .where("user_id", "=", actor.user_id)
        .where("token", "=", token)
        .returning("device_id")
        .execute();
      if (gone.length > 0) await audit("device.forget");
      return E.right(undefined);
    },
  };
};
