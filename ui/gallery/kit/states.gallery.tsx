import { Users } from "lucide-react";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { OfflineBanner } from "../../kit/offline-banner.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards, SkeletonLines } from "../../kit/skeleton.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Stack } from "../row.view.tsx";

const nothing = (): void => undefined;

export const gallery: GalleryEntry = {
  name: "states",
  group: "kit",
  states: {
    empty: () => (
      <Card>
        <EmptyState icon={Users} title="No contacts yet" action={<Button kind="primary">Create contact</Button>}>
          Contacts are the people you teach and write to. Create one, or bring in a list.
        </EmptyState>
      </Card>
    ),
    "no result": () => (
      <Card>
        <NoResultState onClear={nothing} />
      </Card>
    ),
    error: () => (
      <Card>
        <FailureState failure={{ tag: "server", message: "The server could not answer.", requestId: "req_7f3a91" }} onRetry={nothing} />
      </Card>
    ),
    "older than asked for": () => (
      <Card>
        <RemoteView
          remote={{
            tag: "failed",
            failure: { tag: "busy", message: "Too many requests. Try again in 40 seconds.", retryAfter: 40 },
            previous: "What was loaded before",
          }}
          skeleton={null}
          onRetry={nothing}
        >
          {(words: string) => <p>{words}</p>}
        </RemoteView>
      </Card>
    ),
    offline: () => (
      <Card>
        <FailureState failure={{ tag: "offline" }} onRetry={nothing} />
      </Card>
    ),
    forbidden: () => (
      <Card>
        <FailureState failure={{ tag: "forbidden", message: "You cannot see billing.", needs: "the owner role" }} />
      </Card>
    ),
    "not found": () => (
      <Card>
        <FailureState failure={{ tag: "not-found", message: "This contact was deleted, or never was." }} />
      </Card>
    ),
    loading: () => (
      <>
        <SkeletonLines />
        <SkeletonCards />
      </>
    ),
    banners: () => (
      <Stack>
        <OfflineBanner isOffline />
        <Banner title="Your trial ends in 5 days" action={<Button size="small">See plans</Button>} />
        <Banner tone="success">The import is done: 1,204 contacts.</Banner>
        <Banner tone="danger" title="Payment failed">
          Messages are paused until it is settled.
        </Banner>
      </Stack>
    ),
  },
};
