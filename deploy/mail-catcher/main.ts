import { createServer } from 'node:http';
import { openLog } from 'platform/logging';
import { inboxApp } from './app';
import { mailCatcherConfig } from './config';
import { openMailbox } from './mailbox';
import { refusedIn } from './refused-addresses';
import { smtpServer } from './smtp';

async function start(): Promise<void> {
  const { host, port, smtpPort, mailDir, logLevel } = mailCatcherConfig(process.env);
  const log = openLog({ service: 'mail-catcher', level: logLevel });
  const mailbox = await openMailbox(mailDir);
  const smtp = smtpServer({ mailbox, isRefused: refusedIn(mailDir), log });
  smtp.on('error', (error) => log.warn({ err: error }, 'a mail connection failed'));
  smtp.listen(smtpPort, host);
  const inbox = createServer(inboxApp(mailbox)).listen(port, host, () =>
    log.info({ port, smtpPort }, 'mail catcher listening'),
  );

  const stop = () => {
    smtp.close();
    inbox.close();
    inbox.closeAllConnections();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
