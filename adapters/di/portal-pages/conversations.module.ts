import { ContainerModule } from "inversify";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { ConversationFeed } from "../../../core/conversations/conversation-feed.port.ts";
import { OwnConversations } from "../../../core/conversations/conversations.port.ts";
import { LearnerConversations, makeLearnerConversations } from "../../../core/conversations/conversations.service.ts";
import { newMessageOf } from "../../../core/conversations/waiting-message.model.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { makeUserStorage } from "../../../core/kernel/user-storage.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnConversationsHttp } from "../../http/conversations.http.ts";
import { pageVisible, pollingFeed } from "../../page/polling-feed.ts";
import { browserMessages } from "../browser-conversations.ts";
import { onLearner } from "../on-learner.ts";
import { provide } from "../provide.ts";

/** Conversations of the learner. */
export const services = new ContainerModule((options) => {
  provide(options, OwnConversations, (call: Caller) => makeOwnConversationsHttp(call), [Caller]);
  provide(options, ConversationFeed, (connectivity: Connectivity) => pollingFeed(pageVisible(document), connectivity), [Connectivity]);
  provide(
    options,
    LearnerConversations,
    (
      store: OwnConversations,
      feed: ConversationFeed,
      ids: Ids,
      clock: Clock,
      connectivity: Connectivity,
      device: DeviceStorage,
      session: PortalSession,
      { isViewing }: TabView,
    ) => {
      const outbox = browserMessages((message) => store.send(newMessageOf(message)), { ids, clock, connectivity }, !isViewing);
      let learner: string | null = null;
      onLearner(session, (id) => {
        learner = id === null ? null : `learner-${id}`;
        outbox.setOwner(learner);
      });
      return makeLearnerConversations(store, { outbox, feed, clock, storage: makeUserStorage(device, () => learner) });
    },
    [OwnConversations, ConversationFeed, Ids, Clock, Connectivity, DeviceStorage, PortalSession, TabView],
  );
});
