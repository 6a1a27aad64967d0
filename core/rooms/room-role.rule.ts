export type RoomRole = "host" | "guest";

/** An identity that starts with host_ is a host, any other a guest. */
export const roomRole = (identity: string): RoomRole => (identity.startsWith("host_") ? "host" : "guest");
