import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { keptParticipants } from "./room-answers.rule.ts";
import { isRoomFinished } from "./room-finished.rule.ts";
import { roomRole } from "./room-role.rule.ts";
import { Participant } from "./room.model.ts";

/** The rules of interview rooms that the command line shows. */
export const roomRules: readonly AnyRule[] = [
  rule({
    name: "room-role",
    sentence: "An identity that starts with host_ is a host, any other a guest.",
    input: t.type({ identity: t.string }),
    output: t.keyof({ host: null, guest: null }),
    run: ({ identity }) => roomRole(identity),
  }),
  rule({
    name: "room-finished",
    sentence: "An interview is over when the room says so, when it was over before for this identity, or when a guest is banned.",
    input: t.type({
      info: orNull(t.type({ finished: orDefault(t.boolean, false) })),
      stored: orNull(t.type({ identity: orNull(t.string) })),
      identity: orNull(t.string),
      error: orNull(t.type({ status: orNull(t.number), message: orNull(t.string) })),
    }),
    output: t.boolean,
    run: isRoomFinished,
  }),
  rule({
    name: "room-answers",
    sentence: "Answers older than three hours are dropped; participants are sorted by name, then identity.",
    input: t.type({ participants: t.readonlyArray(Participant), now: t.number }),
    output: t.readonlyArray(Participant),
    run: ({ participants, now }) => keptParticipants(participants, now),
  }),
];
