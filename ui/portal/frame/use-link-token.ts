import { useLocation, useRouter } from "@tanstack/react-router";

const written = /^link=([\w-]{1,100})$/;

/** The token of a portal link; it is in the address's fragment, which is sent to no server and in no referrer. */
export const useLinkToken = (): { readonly token: string | null; /** removes the token from the address */ readonly drop: () => void } => {
  const router = useRouter();
  const token = useLocation({ select: ({ hash }) => written.exec(hash)?.[1] ?? null });
  return { token, drop: () => router.history.replace(router.latestLocation.pathname + router.latestLocation.searchStr) };
};
