import { roomRole } from "./room-role.rule.ts";

export type RoomSituation = {
  readonly info: { readonly finished: boolean } | null;
  /** the identity that finished on this device before */
  readonly stored: { readonly identity: string | null } | null;
  readonly identity: string | null;
  /** the last error of the room's server */
  readonly error: { readonly status: number | null; readonly message: string | null } | null;
};

const isBan = (error: RoomSituation["error"]): boolean => error?.status === 403 && /banned/i.test(error.message ?? "");

/** An interview is finished when the room reports it, when the same identity finished it before, or when a guest is banned. */
export const isRoomFinished = ({ info, stored, identity, error }: RoomSituation): boolean => {
  if (info?.finished === true) return true;
  if (identity !== null && identity !== "" && stored?.identity === identity) return true;
  return isBan(error) && roomRole(identity ?? "") === "guest";
};
