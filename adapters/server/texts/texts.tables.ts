import type { Generated } from "kysely";
import type { ReceivedKind } from "../../../core/texts/received-text.rule.ts";

type ReceivedTexts = {
  text_id: Generated<number>;
  org_id: number;
  carrier_id: string;
  con_id: number | null;
  kind: ReceivedKind;
  sender: string | null;
  received_at: number;
};

type StoppedNumbers = { org_id: number; number_hash: Uint8Array; stopped_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    received_texts: ReceivedTexts;
    stopped_numbers: StoppedNumbers;
  }
}
