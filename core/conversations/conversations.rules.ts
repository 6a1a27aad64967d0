import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { acceptsMessage } from "./realtime-accept.rule.ts";
import { smsSegments } from "./sms-segments.rule.ts";

/** The rules of conversations that the command line shows. */
export const conversationRules: readonly AnyRule[] = [
  rule({
    name: "realtime-accept",
    sentence: "A realtime message that carries a team is taken only in that team's view, or in the view of all of the user's teams.",
    input: t.type({
      message: t.type({ team_id: orNull(Id) }),
      current_team: orNull(Id),
      my_teams: orDefault(t.readonlyArray(Id), []),
    }),
    output: t.boolean,
    run: ({ message, current_team, my_teams }) => acceptsMessage(message.team_id, current_team, my_teams),
  }),
  rule({
    name: "sms-segments",
    sentence: "A text is counted in GSM-7 or UCS-2 units and in the messages that it is sent as.",
    input: t.type({ text: t.string }),
    output: t.type({ encoding: t.keyof({ "GSM-7": null, "UCS-2": null }), units: t.number, segments: t.number }),
    run: ({ text }) => smsSegments(text),
  }),
];
