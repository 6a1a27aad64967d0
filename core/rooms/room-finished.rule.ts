import { roomRole } from "./room-role.rule.ts";

export type RoomSituation = {
  readonly info: { readonly finished: boolean } | null;
  /** who was finished here before */
  readonly stored: { readonly identity: string | null } | null;
  readonly identity: string | null;
  /** what the room's server last refused with */
  readonly error: { readonly status: number | null; readonly message: string | null } | null;
};

const isBan = (error: RoomSituation["error"]): boolean => error?.status === 403 && /banned/i.test(error.message ?? "");

/** An interview is over when the room says so, when it was over before for the same identity, or when a guest is banned. */
export const isRoomFinished = ({ info, stored, identity, error }: RoomSituation): boolean => {
  if (info?.finished === true) return true;
  if (identity !== null && identity !== "" && stored?.identity === identity) return true;
  return isBan(error) && roomRole(identity ?? "") === "guest";
};
