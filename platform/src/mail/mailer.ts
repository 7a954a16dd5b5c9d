import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../jobs/permanent-failure';
import { PASSES } from '../logging/outages';
import { oneLine, rendered, type MailTemplate } from './mail-template';

export interface MailMessage<V> {
  /** One address. */
  readonly to: string;
  readonly template: MailTemplate<V>;
  readonly values: V;
}

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: string;
  /** `Fieldfare <post@example.org>`. */
  readonly from: string;
  /** How long a server that says nothing is waited for, in ms; default 20 s. */
  readonly longestMs?: number;
}

export interface Mailer {
  /**
   * Sends one mail. The same key gives the same Message-ID, so that a mail that had to be sent again can be recognised
   * as the same; resolves once the server has taken it.
   * @throws PermanentFailure when the server refuses this mail for good (5xx); any other failure may be tried again.
   */
  send<V>(message: MailMessage<V>, key: string): Promise<'done'>;
  close(): void;
}

export function openMailer({ smtpUrl, from, longestMs = 20_000 }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // Of each mail that is on its way when a process is killed nobody knows whether it was taken: one at a time, so that one at most is sent twice.
    maxConnections: 1,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: longestMs,
    // Content comes from templates alone; a value can never name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    send: async ({ to, template, values }, key) => {
      const { leave, subject, text, html } = rendered(template, values);
      const mail = {
        from,
        to: { name: '', address: oneLine(to) },
        messageId: messageIdOf(key, domain),
        subject,
        text,
        html,
        ...(leave !== undefined && { headers: leavingBy(leave) }),
      };
      await transport.sendMail(mail).catch(rethrown);
      return 'done';
    },
    close: () => transport.close(),
  };
}

/** A press on the mail program's own button posts to that address, and no page is opened (RFC 8058). */
const leavingBy = (leave: string) => ({
  'List-Unsubscribe': `<${leave}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const messageIdOf = (key: string, domain: string) =>
  `<${createHash('sha256').update(key).digest('base64url')}@${domain}>`;

// A wrong password of ours is a 5xx too (EAUTH), and no reason to give up on any mail.
function rethrown(error: unknown): never {
  const { code = '', responseCode = 0 } = error as SmtpFailure;
  const ofThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (ofThisMail && responseCode >= 500)
    throw new PermanentFailure(`the mail server refused the mail (${responseCode})`, { cause: error });
  throw passes(code, responseCode) ? Object.assign(error as Error, { [PASSES]: true }) : error;
}

type SmtpFailure = { readonly code?: string; readonly responseCode?: number };
const ofTheWay = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS']);

/** Out of reach, or without room just now (4xx): our own calls have no part in that. */
const passes = (code: string, responseCode: number) =>
  ofTheWay.has(code) || (responseCode >= 400 && responseCode < 500);
