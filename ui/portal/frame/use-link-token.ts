import { useLocation, useRouter } from "@tanstack/react-router";

const written = /^link=([\w-]{1,100})$/;

/** The secret of a link that staff made, which stands behind the # of an address, where no server and no referrer learns of it. */
export const useLinkToken = (): { readonly token: string | null; /** takes it out of the address */ readonly drop: () => void } => {
  const router = useRouter();
  const token = useLocation({ select: ({ hash }) => written.exec(hash)?.[1] ?? null });
  return { token, drop: () => router.history.replace(router.latestLocation.pathname + router.latestLocation.searchStr) };
};
