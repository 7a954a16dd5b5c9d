import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PermanentFailure } from '../jobs/permanent-failure';
import { serialisedError } from '../logging/serialised-error';
import { mailTemplate, openMailer, type Mailer } from './mail';

const note = mailTemplate<{ name: string }>({
  subject: ({ name }) => `Hello ${name}`,
  paragraphs: () => ['All is well.'],
});
const message = { to: 'ada@example.org', template: note, values: { name: 'Ada' } };

type Answers = Readonly<Record<string, string>>;
const usual: Answers = {
  greeting: '220 test',
  EHLO: '250 hello',
  DATA: '354 go on',
  QUIT: '221 bye',
  content: '250 taken',
};

/** Speaks as much SMTP as a client needs; `answers` replaces its usual replies, an empty one by silence. */
function smtpServer(answers: Answers) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const replyTo = (step: string) => answers[step] ?? usual[step] ?? '250 ok';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const say = (reply: string) => reply !== '' && socket.write(`${reply}\r\n`);
    const hear = conversation(mails);
    say(replyTo('greeting'));
    socket.on('data', (chunk) => {
      for (const step of chunk.toString().split('\r\n').map(hear)) if (step !== undefined) say(replyTo(step));
    });
  });
  return { server, mails, sockets };
}

/** Tells of each line which step of the conversation it is, if any; keeps what comes between DATA and the full stop. */
function conversation(mails: string[]) {
  let mail: string | undefined;
  return (line: string): string | undefined => {
    if (mail === undefined) {
      const command = line.split(' ')[0];
      if (command === 'DATA') mail = '';
      return command === '' ? undefined : command;
    }
    if (line !== '.') {
      mail += `${line}\n`;
      return undefined;
    }
    mails.push(mail);
    mail = undefined;
    return 'content';
  };
}

describe('the mailer', () => {
  let running: ReturnType<typeof smtpServer> | undefined;
  let mailer: Mailer | undefined;

  const connected = async (answers: Answers = {}, longestMs?: number): Promise<Mailer> => {
    running = smtpServer(answers);
    const port = await listening(running.server);
    mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Fieldfare <post@example.org>', longestMs });
    return mailer;
  };
  beforeEach(() => {
    running = mailer = undefined;
  });
  afterEach(async () => {
    mailer?.close();
    for (const socket of running?.sockets ?? []) socket.destroy();
    await new Promise((resolve) => (running ? running.server.close(resolve) : resolve(undefined)));
  });

  it('sends text and HTML, with the same Message-ID for the same key', async () => {
    const sending = await connected();
    expect(await sending.send(message, 'marketing.welcome/ada')).toBe('done');
    await sending.send(message, 'marketing.welcome/ada');
    await sending.send(message, 'marketing.welcome/bob');
    const [first = '', again = '', other = ''] = running?.mails ?? [];
    expect(first).toMatch(/^From: Fieldfare <post@example.org>$/m);
    expect(first).toMatch(/^Subject: Hello Ada$/m);
    expect(first).toContain('text/plain');
    expect(first).toContain('text/html');
    expect(idOf(first)).toMatch(/^<[\w-]{43}@example\.org>$/);
    expect(idOf(again)).toBe(idOf(first));
    expect(idOf(other)).not.toBe(idOf(first));
  });

  it('offers to leave a list in a header, to whoever is on one', async () => {
    const sending = await connected();
    const template = mailTemplate<{ leave: string }>({
      subject: 'News',
      paragraphs: () => ['All is well.'],
      leave: ({ leave }) => leave,
    });
    await sending.send({ to: message.to, template, values: { leave: 'https://site.example/leave?t=a' } }, 'list');
    await sending.send(message, 'no list');
    expect(running?.mails[0]).toMatch(/^List-Unsubscribe: <https:\/\/site\.example\/leave\?t=a>$/m);
    expect(running?.mails[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(running?.mails[1]).not.toContain('List-Unsubscribe');
  });

  it('sends to one address, whatever stands in it', async () => {
    const sending = await connected();
    await sending.send({ ...message, to: 'ada@example.org\r\nBcc: all@example.org' }, 'k').catch(() => undefined);
    expect(running?.mails.join('')).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ['an unknown mailbox', { RCPT: '550 no such mailbox' }],
    ['content that is refused', { content: '554 not wanted' }],
  ])('gives up for good on %s', async (_, answers) => {
    await expect((await connected(answers)).send(message, 'k')).rejects.toThrow(PermanentFailure);
  });

  it.each([
    ['a mailbox that is busy', { RCPT: '450 try later' }],
    ['a server that is short of room', { content: '452 try later' }],
    ['a server that turns everybody away', { greeting: '421 too busy' }],
    ['a server that says nothing', { greeting: '' }],
    ['a server that falls silent', { DATA: '' }],
  ])('lets %s be tried again', async (_, answers) => {
    const sending = await connected(answers, 500);
    const failure: unknown = await sending.send(message, 'k').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
    expect(serialisedError(failure)).not.toHaveProperty('stack');
  });

  it('lets a refused connection be tried again', async () => {
    const sending = await connected();
    await new Promise((resolve) => running?.server.close(resolve));
    running = undefined;
    const failure: unknown = await sending.send(message, 'k').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ESOCKET' });
    expect(serialisedError(failure)).not.toHaveProperty('stack');
  });
});

const idOf = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1];

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
