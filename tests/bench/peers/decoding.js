import { type as ark } from "arktype";
import Type from "typebox";
import { Compile } from "typebox/compile";
import * as v from "valibot";
import { z } from "zod";

const zodContacts = () =>
  z.array(
    z.object({
      id: z.string(),
      con_id: z.number(),
      name: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.array(z.string()),
      mobile: z.array(z.string()),
      tags: z.array(z.string()),
      photo: z.union([z.string(), z.null()]),
      archived: z.boolean(),
      fields: z.record(z.string(), z.unknown()),
      version: z.number(),
      created_at: z.number(),
      updated_at: z.number(),
    }),
  );

const valibotContacts = v.array(
  v.object({
    id: v.string(),
    con_id: v.number(),
    name: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.array(v.string()),
    mobile: v.array(v.string()),
    tags: v.array(v.string()),
    photo: v.nullable(v.string()),
    archived: v.boolean(),
    fields: v.record(v.string(), v.unknown()),
    version: v.number(),
    created_at: v.number(),
    updated_at: v.number(),
  }),
);

const typeboxContacts = Compile(
  Type.Array(
    Type.Object({
      id: Type.String(),
      con_id: Type.Number(),
      name: Type.String(),
      first_name: Type.String(),
      last_name: Type.String(),
      email: Type.Array(Type.String()),
      mobile: Type.Array(Type.String()),
      tags: Type.Array(Type.String()),
      photo: Type.Union([Type.String(), Type.Null()]),
      archived: Type.Boolean(),
      fields: Type.Record(Type.String(), Type.Unknown()),
      version: Type.Number(),
      created_at: Type.Number(),
      updated_at: Type.Number(),
    }),
  ),
);

const arkContacts = ark({
  id: "string",
  con_id: "number",
  name: "string",
  first_name: "string",
  last_name: "string",
  email: "string[]",
  mobile: "string[]",
  tags: "string[]",
  photo: "string | null",
  archived: "boolean",
  fields: "Record<string, unknown>",
  version: "number",
  created_at: "number",
  updated_at: "number",
}).array();

const compiledZod = zodContacts();
compiledZod.safeParse([]);
z.config({ jitless: true });
const plainZod = zodContacts();
plainZod.safeParse([]);
z.config({ jitless: false });

export const decodingPeers = [
  { name: "zod, compiled by eval", accepts: (value) => compiledZod.safeParse(value).success },
  { name: "zod, without eval", accepts: (value) => plainZod.safeParse(value).success },
  { name: "valibot", accepts: (value) => v.safeParse(valibotContacts, value).success },
  { name: "typebox, compiled by eval", accepts: (value) => typeboxContacts.Check(value) },
  { name: "arktype, compiled by eval", accepts: (value) => arkContacts.allows(value) },
];
