import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What becomes of a mail: `drop`, taken, and the line is cut before that is said; `hang`: nothing is ever said. */
export type Fate = 'take' | 'refuse' | 'later' | 'drop' | 'hang';

export interface TakenMail {
  readonly to: string;
  readonly messageId: string;
  readonly text: string;
}

export interface FaultySmtp {
  readonly url: string;
  /** Whatever was taken, be it that nobody was told so. */
  readonly taken: readonly TakenMail[];
  /** Asked of each mail; everything is taken unless told. */
  fate: (to: string) => Fate;
  /** Told of each mail between taking it and saying so. */
  whileTaking: (mail: TakenMail) => Promise<void>;
  /** Nobody can connect until `open`. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

type Told = { -readonly [K in keyof FaultySmtp]: FaultySmtp[K] };

/** A mail server that does as it is told, on a port that stays the same. */
export async function faultySmtp(): Promise<FaultySmtp> {
  const taken: TakenMail[] = [];
  const smtp: Told = {
    url: '',
    taken,
    fate: () => 'take',
    whileTaking: () => Promise.resolve(),
    shut: () => closed(server),
    open: async () => {
      server = made(smtp, taken);
      await listening(server, Number(new URL(smtp.url).port));
    },
  };
  let server = made(smtp, taken);
  await listening(server, 0);
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return smtp;
}

function made(smtp: Told, taken: TakenMail[]): SMTPServer {
  const take = async (server: SMTPServer, mail: TakenMail, done: () => void) => {
    const fate = smtp.fate(mail.to);
    if (fate === 'hang') return;
    taken.push(mail);
    await smtp.whileTaking(mail);
    if (fate === 'drop') cut(server);
    else done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      const fate = smtp.fate(address);
      if (fate === 'refuse') done(said(550, '5.1.1 no such mailbox'));
      else if (fate === 'later') done(said(451, '4.3.0 try again later'));
      else done();
    },
    onData: (stream, { envelope }, done) => {
      const read = text(stream).then((content) => {
        const to = envelope.rcptTo[0]?.address ?? '';
        const messageId = /^Message-ID: (.*)$/im.exec(content)?.[1]?.trim() ?? '';
        return take(server, { to, messageId, text: content }, done);
      });
      // Whoever is killed in the middle of a mail has not sent it.
      read.catch(() => undefined);
    },
  });
  // Whoever is cut off in the middle is none of its business.
  server.on('error', () => undefined);
  return server;
}

const said = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

const listening = (server: SMTPServer, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));

const closed = (server: SMTPServer) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    cut(server);
  });

interface Line {
  readonly close?: () => void;
}

/** Every connection of it, whatever is being said. */
function cut({ connections }: { readonly connections?: Iterable<Line> }): void {
  for (const line of [...(connections ?? [])]) line.close?.();
}
