import type { FollowedPreset } from "../../../core/users/decide-user-change.rule.ts";
import type { Tx } from "../storage/database.ts";
import { knownPresets, lockPresets } from "./known-presets.store.ts";

/** The preset with an id, locked until the transaction ends; null without an id, and for one that is gone. */
export const lockedPreset = async (tx: Tx, id: number | null): Promise<FollowedPreset | null> => {
  if (id === null) return null;
  await lockPresets(tx);
  const { preset_id, role, flags } = (await knownPresets(tx)).find((one) => one.preset_id === id) ?? {};
  return preset_id === undefined || role === undefined || flags === undefined ? null : { preset_id, role, flags };
};
