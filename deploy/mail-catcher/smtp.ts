import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Logger } from 'platform/logging';
import type { Mailbox } from './mailbox';

const LARGEST_MESSAGE = 20 * 1024 * 1024;

/** Takes every message that comes, from anybody to anybody; it listens on this machine only. */
export const smtpServer = (mailbox: Mailbox, log: Logger): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MESSAGE,
    logger: false,
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

async function keep(stream: SMTPServerDataStream, mailbox: Mailbox): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw new Error('the message is too large');
  await mailbox.add(Buffer.concat(chunks));
}
