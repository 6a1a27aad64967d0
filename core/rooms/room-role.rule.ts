export type RoomRole = "host" | "guest";

/** Whoever's identity starts with host_ is a host, everybody else a guest. */
export const roomRole = (identity: string): RoomRole => (identity.startsWith("host_") ? "host" : "guest");
