import { createSocket } from "node:dgram";

type Answers = Readonly<Record<string, { readonly code: number; readonly records: readonly Buffer[] }>>;
export type DnsDouble = { readonly address: string; readonly stop: () => Promise<void> };

const types: Readonly<Record<number, string>> = { 1: "A", 5: "CNAME", 12: "PTR", 15: "MX", 16: "TXT", 28: "AAAA" };
const typeNumber = (type: string): number => Number(Object.keys(types).find((number) => types[Number(number)] === type) ?? 0);

/** A name as labels. */
const labels = (name: string): Buffer =>
  Buffer.concat([...name.split(".").map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])), Buffer.from([0])]);

/** The data of records by type. */
export const data = {
  A: (text: string): Buffer => Buffer.from(text.split(".").map(Number)),
  AAAA: (groups: readonly number[]): Buffer => Buffer.from(groups.flatMap((group) => [group >> 8, group & 255])),
  CNAME: labels,
  PTR: labels,
  MX: (preference: number, name: string): Buffer => Buffer.concat([Buffer.from([0, preference]), labels(name)]),
  TXT: (...strings: readonly string[]): Buffer => Buffer.concat(strings.flatMap((text) => [Buffer.from([text.length]), Buffer.from(text)])),
} as const;

/**
 * A name server in this process, over UDP.
 * @param answers by question, as "TXT example.com"; any other name does not exist
 */
export const startDns = async (answers: Answers): Promise<DnsDouble> => {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const names: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      names.push(query.subarray(at + 1, at + 1 + length).toString());
      at += length + 1;
    }
    const question = query.subarray(12, at + 5);
    const type = types[query.readUInt16BE(at + 1)] ?? "";
    const { code, records } = answers[`${type} ${names.join(".").toLowerCase()}`] ?? { code: 3, records: [] };
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(0x8180 | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const body = records.map((record) => {
      const head = Buffer.from([0xc0, 12, 0, typeNumber(type), 0, 1, 0, 0, 0, 60, 0, 0]);
      head.writeUInt16BE(record.length, 10);
      return Buffer.concat([head, record]);
    });
    socket.send(Buffer.concat([header, question, ...body]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", () => resolve()));
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => new Promise((resolve) => socket.close(() => resolve())) };
};
