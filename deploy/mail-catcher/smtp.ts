import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Logger } from 'platform/logging';
import type { Mailbox } from './mailbox';

const LARGEST_MESSAGE = 20 * 1024 * 1024;

interface Catching {
  readonly mailbox: Mailbox;
  /** Whether nobody has this address. */
  readonly isRefused: (address: string) => Promise<boolean>;
  readonly log: Logger;
}

/** Takes every message that comes, from anybody, to whoever is not refused; it listens on this machine only. */
export const smtpServer = ({ mailbox, isRefused, log }: Catching): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MESSAGE,
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      isRefused(address).then((refused) => (refused ? done(noSuchMailbox()) : done()), done);
    },
    onData: (stream, _session, done) => {
      keep(stream, mailbox).then(
        () => done(),
        (error: unknown) => {
          log.error({ err: error }, 'a message could not be kept');
          done(new Error('the message could not be kept'));
        },
      );
    },
  });

const noSuchMailbox = () => Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 });

async function keep(stream: SMTPServerDataStream, mailbox: Mailbox): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw new Error('the message is too large');
  await mailbox.add(Buffer.concat(chunks));
}
