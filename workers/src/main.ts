import { readConfig } from 'platform/config';
import { openJobs, runProcesses } from 'platform/jobs';
import { openMailer } from 'platform/mail';
import { openGround, serve } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { allJobs, processes, workersApp } from './app';
import { config } from './config';
import { servicesOf } from './services';

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  const { databaseUrl, redisUrl, smtpUrl, mailFrom, publicUrl, commandUrl } = settings;
  const ground = openGround('workers', settings, eventTypes);
  const { db, store, logger } = ground;
  const mailer = openMailer({ smtpUrl, from: mailFrom });
  const jobs = openJobs({ db, logger, queueUrl: redisUrl ?? databaseUrl });
  jobs.work(allJobs, servicesOf({ ground, jobs, mailer, publicUrl, commandUrl }));
  const stopping = new AbortController();
  const watching = runProcesses({ db, jobs, logger, processes, feed: store, signal: stopping.signal });

  await serve({
    app: workersApp(ground, jobs),
    config: settings,
    logger,
    stop: async () => {
      stopping.abort();
      await watching;
      await jobs.close();
      mailer.close();
      await ground.close();
    },
  });
}

void start();
