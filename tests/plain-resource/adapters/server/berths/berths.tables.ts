import type { PlainColumns } from "../../../../../adapters/server/resources/plain-columns.ts";
import type { BerthValues } from "../../../core/berths/berth.model.ts";

declare module "../../../../../adapters/server/storage/schema.ts" {
  interface Schema {
    berths: PlainColumns<"berth_id", BerthValues>;
  }
}
