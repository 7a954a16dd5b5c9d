import { setTimeout as wait } from 'node:timers/promises';
import { postgresBlobs } from 'platform/blobs';
import { readConfig } from 'platform/config';
import { openJobs, runProcesses } from 'platform/jobs';
import { openMailer } from 'platform/mail';
import { openGround, serve, firmFooting } from 'platform/service';
import { threadPress } from 'platform/typesetting/press';
import { isPress, runPress } from 'platform/typesetting/press-thread';
import { allJobs, processes, workersApp } from './app';
import { config, conversionReceiverOf, listProviderOf } from './config';
import { printedReport, type PressOrder } from './mock-exams/reports/press/printed-report';
import { reportPress } from './mock-exams/reports/press/report-press';
import { restsWhileAnswering } from './mock-exams/reports/press/rests';
import { isAnybodyAnswering } from './mock-exams/sittings/answering';
import { servicesOf } from './services';

async function start(): Promise<void> {
  const settings = readConfig(config, process.env);
  const { databaseUrl, redisUrl, smtpUrl, mailFrom, publicUrl, commandUrl, signingKey, linkKeys } = settings;
  const outside = { conversionReceiver: conversionReceiverOf(settings), listProvider: listProviderOf(settings) };
  const ground = openGround('workers', settings);
  const { db, store, logger, clock } = ground;
  const mailer = openMailer({ smtpUrl, from: mailFrom });
  const jobs = openJobs({ db, logger, queueUrl: redisUrl ?? databaseUrl });
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    await firmFooting(ground, signal);
    const sending = { publicUrl, commandUrl, signingKey, linkKeys, ...outside };
    const print = threadPress<PressOrder>(process.argv[1] ?? '');
    const rest = restsWhileAnswering({
      isAnswering: () => isAnybodyAnswering(db, clock.now()),
      wait: (ms) => wait(ms, undefined, { ref: false }),
      clock: () => performance.now(),
    });
    const site = publicUrl.replace(/\/$/, '');
    const press = reportPress({ db, store, blobs: postgresBlobs(db), print, rest, site });
    jobs.work(allJobs, servicesOf({ ground, jobs, mailer, press, ...sending }));
    await runProcesses({ db, jobs, logger, processes, feed: store, signal });
  };
  const working = work().catch(unlessStopped(signal));

  await serve({
    app: workersApp(ground, jobs),
    config: settings,
    logger,
    stop: async () => {
      stopping.abort();
      await working;
      await jobs.close();
      mailer.close();
      await ground.close();
    },
  });
}

// Whatever else ends the work ends the process: it is started anew.
const unlessStopped = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};

if (isPress(process.argv)) runPress(printedReport, { canWait: true });
else void start();
