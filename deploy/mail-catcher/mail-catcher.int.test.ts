import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { openLog } from 'platform/logging';
import type { SMTPServer } from 'smtp-server';
import { inboxApp } from './app';
import { openMailbox, type Mailbox } from './mailbox';
import { REFUSED_ADDRESSES, refusedIn } from './refused-addresses';
import { smtpServer } from './smtp';

let folder: string;
let mailbox: Mailbox;
let smtp: SMTPServer;
let inbox: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-mail-'));
  mailbox = await openMailbox(folder, 3);
  const log = openLog({ service: 'mail-catcher', level: 'silent' });
  smtp = smtpServer({ mailbox, isRefused: refusedIn(folder), log });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  inbox = createServer(inboxApp(mailbox));
  await new Promise<void>((resolve) => void inbox.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  await new Promise<unknown>((resolve) => void inbox.close(resolve));
  rmSync(folder, { recursive: true });
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

function send(to: string, subject: string, more: object = {}) {
  const transport = createTransport({ host: '127.0.0.1', port: portOf(smtp.server) });
  return transport.sendMail({ from: 'Fieldfare <post@fieldfare.example>', to, subject, text: 'Hello', ...more });
}

const open = (path: string) => fetch(`http://127.0.0.1:${portOf(inbox)}${path}`);
const messages = async (query = '') =>
  (await (await open(`/mail/messages.json${query}`)).json()) as { id: string; subject: string }[];
const subjects = async (query = '') => (await messages(query)).map(({ subject }) => subject);

describe('the mail catcher', () => {
  it('lists what was sent, newest first, with its links', async () => {
    await send('ada@example.org', 'Welcome');
    await send('grace@example.org', 'Reset', { html: '<a href="http://localhost:8080/x?a=1&amp;b=2">Open</a>' });
    expect(await messages()).toMatchObject([
      { subject: 'Reset', to: ['grace@example.org'], links: ['http://localhost:8080/x?a=1&b=2'], attachments: [] },
      { subject: 'Welcome', from: 'post@fieldfare.example', text: expect.stringContaining('Hello') },
    ]);
  });

  it('finds mail by a part of the address, whatever its case', async () => {
    await send('ada@example.org', 'Welcome');
    await send('grace@example.org', 'Reset');
    expect(await subjects('?to=GRACE')).toEqual(['Reset']);
    expect(await (await open('/mail?to=nobody')).text()).toContain('No mail to nobody.');
  });

  it('keeps the newest messages only, and finds them again after a restart', async () => {
    for (const subject of ['One', 'Two', 'Three', 'Four']) await send('ada@example.org', subject);
    expect(readdirSync(folder)).toHaveLength(3);
    const reopened = await openMailbox(folder, 3);
    expect(reopened.list().map(({ subject }) => subject)).toEqual(['Four', 'Three', 'Two']);
    expect(reopened.list()).toEqual(mailbox.list());
  });

  it('shows a message without letting it run or load anything', async () => {
    await send('ada@example.org', '<b>Bold</b>', { html: '<script>alert(1)</script><p>Dear Ada</p>' });
    const [message] = await messages();
    const page = await (await open(`/mail/${message?.id ?? ''}`)).text();
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).not.toContain('<script');
    const frame = await open(`/mail/${message?.id ?? ''}/html`);
    expect(frame.headers.get('Content-Security-Policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(await frame.text()).toContain('Dear Ada');
  });

  it('makes the links of a plain message clickable', async () => {
    await send('ada@example.org', 'Link', { text: 'Open http://localhost:8080/a?b=c now' });
    const [message] = await messages();
    const page = await (await open(`/mail/${message?.id ?? ''}`)).text();
    expect(page).toContain('<a href="http://localhost:8080/a?b=c">http://localhost:8080/a?b=c</a>');
  });

  it('gives attachments as they were sent', async () => {
    await send('ada@example.org', 'Report', { attachments: [{ filename: 'report.pdf', content: '%PDF-1.7' }] });
    const [message] = await messages();
    const reply = await open(`/mail/${message?.id ?? ''}/attachments/0`);
    expect(reply.headers.get('Content-Disposition')).toContain('report.pdf');
    expect(await reply.text()).toBe('%PDF-1.7');
  });

  it('refuses for good an address that is named to it, in whatever case, for as long as it is', async () => {
    writeFileSync(join(folder, REFUSED_ADDRESSES), 'grace@example.org\n');
    await expect(send('Grace@example.org', 'Reset')).rejects.toMatchObject({
      responseCode: 550,
      response: '550 5.1.1 no such mailbox',
    });
    await send('ada@example.org', 'Welcome');
    rmSync(join(folder, REFUSED_ADDRESSES));
    await send('grace@example.org', 'Reset again');
    expect(await subjects()).toEqual(['Reset again', 'Welcome']);
  });

  it('answers 404 for what is not there', async () => {
    for (const path of ['/mail/nothing', '/mail/nothing/html', '/mail/nothing/attachments/0']) {
      expect((await open(path)).status).toBe(404);
    }
  });
});
