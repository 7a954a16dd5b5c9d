import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from 'platform/durable-file';
import { readMessage, type Message } from './message';

/** The messages that were caught: one file each, in the order of their names. */
export interface Mailbox {
  /** Keeps a message; once it resolves, a restart finds it again. */
  add(raw: Buffer): Promise<void>;
  /** Newest first; with `to`, those to addresses that contain it. */
  list(to?: string): readonly Message[];
  find(id: string): Message | undefined;
}

/** Opens a folder of messages and keeps the newest `keep` of them. */
export async function openMailbox(folder: string, keep = 500): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const messages = await Promise.all(names.slice(-keep).map((name) => stored(folder, name)));

  return {
    add: async (raw) => {
      const receivedAt = new Date().toISOString();
      const id = `${receivedAt.replace(/\D/g, '')}-${randomUUID()}`;
      const message = await readMessage(id, receivedAt, raw);
      const file = join(folder, `${id}.eml`);
      // Whole or not there: neither a kill nor a power cut leaves half a message behind.
      writeDurably(file, raw);
      messages.push(message);
      const oldest = messages.length > keep ? messages.shift() : undefined;
      if (oldest) await rm(join(folder, `${oldest.id}.eml`), { force: true });
    },
    list: (to = '') => messages.filter((message) => isTo(message, to)).reverse(),
    find: (id) => messages.find((message) => message.id === id),
  };
}

async function stored(folder: string, name: string): Promise<Message> {
  const id = name.replace(/\.eml$/, '');
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})-/.exec(id) ?? [];
  const [year, month, day, hour, minute, second, ms] = parts;
  const receivedAt = `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
  return readMessage(id, receivedAt, await readFile(join(folder, name)));
}

const isTo = ({ to }: Message, part: string) =>
  to.some((address) => address.toLowerCase().includes(part.toLowerCase()));
