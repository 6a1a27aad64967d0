import * as TE from "fp-ts/lib/TaskEither.js";
import { ContainerModule } from "inversify";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { ConversationFeed } from "../../../core/conversations/conversation-feed.port.ts";
import { conversationRefusals } from "../../../core/conversations/conversation-refusals.ts";
import { ContactConversations, MessagingSwitch } from "../../../core/conversations/conversations.port.ts";
import { makeStaffConversations, StaffConversations } from "../../../core/conversations/conversations.service.ts";
import { newMessageOf } from "../../../core/conversations/waiting-message.model.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { Caller } from "../../http/caller.ts";
import { makeContactConversationsHttp, makeMessagingSwitchHttp } from "../../http/conversations.http.ts";
import { pageVisible, pollingFeed } from "../../page/polling-feed.ts";
import { browserMessages } from "../browser-conversations.ts";
import { provide } from "../provide.ts";

/** Conversations with contacts. */
export const services = new ContainerModule((options) => {
  provide(options, ContactConversations, (call: Caller) => makeContactConversationsHttp(call), [Caller]);
  provide(options, MessagingSwitch, (call: Caller) => makeMessagingSwitchHttp(call), [Caller]);
  provide(options, ConversationFeed, (connectivity: Connectivity) => pollingFeed(pageVisible(document), connectivity), [Connectivity]);
  provide(
    options,
    StaffConversations,
    (
      store: ContactConversations,
      feed: ConversationFeed,
      ids: Ids,
      clock: Clock,
      connectivity: Connectivity,
      storage: UserStorage,
      session: StaffSession,
    ) => {
      const outbox = browserMessages(
        (message) =>
          message.con_id === null
            ? TE.left(notFound(conversationRefusals.no_conversation))
            : store.send({ ...newMessageOf(message), con_id: message.con_id }),
        { ids, clock, connectivity },
      );
      let known: string | null = null;
      session.current$.subscribe((current) => {
        const user = latestValue(current)?.id.toString() ?? null;
        if (user === known) return;
        known = user;
        outbox.setOwner(user === null ? null : `user-${user}`);
      });
      return makeStaffConversations(store, { outbox, feed, clock, storage });
    },
    [ContactConversations, ConversationFeed, Ids, Clock, Connectivity, UserStorage, StaffSession],
  );
});
