import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from 'platform/testing/eventually';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { tell } from '../../bench/ground/ground';
import { planSession, type Sitter } from '../../system/mock-exams/seats';
import { personWith } from '../../system/people/people';
import { tellCpu } from '../ground/cpu';
import { loaded } from '../ground/loaded';
import { publishSet, questionsOf } from '../ground/papers';
import { postingTo, type Post } from '../ground/post';
import { seated, TOGETHER } from '../ground/seated';
import { evenly } from '../ground/timings';
import type { LoadedTown } from '../ground/town';
import { giveVerdict, measuringIn } from '../ground/verdict';
import { Arrivals } from './arrivals';
import { optionsIn, type Options } from './options';
import { Watcher } from './watcher';

const sessionId = 'under-watch';
const BEAT_SECONDS = 10;
/** As long as the last answers may take to be seen. */
const LAST_MS = 5_000;
const MAILS_MS = 5 * 60_000;

/**
 * A mock exam that is watched: many children answer, and some admins watch all of them, on a built system of its own.
 * `npm run load:board -- --children 300 --watchers 10 [--rate 60] [--seconds 60] [--measure]`; one line of JSON for each figure, and at
 * last whether all aims were reached: where not it ends with 1, unless somebody only measures.
 */
async function watched(town: LoadedTown, options: Options, onlyMeasures: boolean): Promise<void> {
  const { set, papers } = await publishSet(town);
  await planSession(town, {
    sessionId,
    startsAt: new Date().toISOString(),
    set: { ...set, breakMinutes: 10, closesAfterMinutes: 125 },
  });
  const children = await seated(town, { sessionId, count: options.children });
  await until(() => town.isQuiet(), 'all families are written to', MAILS_MS);
  const { post, close } = postingTo(town.gatewayUrl);
  await begun(children, post);

  const arrivals = Array.from({ length: options.watchers }, () => new Arrivals());
  const watchers = arrivals.map((one) => new Watcher((news) => one.told(news)));
  for (const watcher of watchers) {
    const { token } = await personWith(town, ['ROLE_ADMIN']);
    const { seats = [] } = await watcher.open({ url: town.gatewayUrl, token, sessionId });
    if (seats.length !== options.children) throw new Error(`the board shows ${seats.length} of ${options.children}`);
  }
  await wait(2_000);
  const load = { before: town.used(), begun: performance.now() };
  const faults: number[] = [];
  const sitting = { children, questions: questionsOf(papers.slice(0, 1)), post, arrivals, faults };
  await Promise.all([answer(sitting, options), beat(sitting, options)]);
  const seconds = (performance.now() - load.begun) / 1_000;
  tellCpu({ before: load.before, after: town.used(), seconds });
  await wait(LAST_MS);
  const aims = Arrivals.tell(arrivals);
  tell('told to each who watches, a second', {
    messages: sumOf(watchers.map(({ messages }) => messages)) / watchers.length / seconds,
    kibibytes: sumOf(watchers.map(({ bytes }) => bytes)) / watchers.length / seconds / 1_024,
  });
  tell('memory in MiB', town.memory());
  tell('answers that were not taken', { faults: faults.length });
  tell('load of this machine', { oneMinute: loadavg()[0] ?? NaN });
  for (const watcher of watchers) watcher.close();
  close();
  const untaken = { figure: 'answers that were not taken', value: faults.length, most: 0 };
  giveVerdict([...aims, untaken], onlyMeasures);
}

interface Sitting {
  readonly children: readonly Sitter[];
  readonly questions: readonly string[];
  readonly post: Post;
  readonly arrivals: readonly Arrivals[];
  /** What came back instead of an answer that is kept. */
  readonly faults: number[];
}

/** Each looks at the next question, chooses and hands in, in turn. */
function answer({ children, questions, post, arrivals, faults }: Sitting, { rate, seconds }: Options): Promise<void> {
  const done = children.map(() => 0);
  const from = performance.now();
  return evenly({ from, count: rate * seconds, perSecond: rate }, async (n) => {
    const which = n % children.length;
    const child = children[which];
    if (!child) return;
    const turn = (done[which] = (done[which] ?? 0) + 1);
    const questionId = questions[turn % questions.length] ?? '';
    const acts = (['shown', 'chosen', 'submitted'] as const).map((kind, index) => ({
      kind,
      questionId,
      seq: turn * 3 + index,
      ...(kind !== 'shown' && { option: 'A' }),
    }));
    const body = { mockExamSessionId: sessionId, paper: 1, deviceId: 'desk', tab: 'tab', acts };
    const reply = await post({ path: calls.keepMockExamAnswers.path, body, token: child.token });
    if (reply.status !== 200) {
      faults.push(reply.status);
      return;
    }
    const { serverNow } = JSON.parse(reply.text) as { readonly serverNow: string };
    const act = { decided: Date.parse(serverNow), kept: Date.now() };
    for (const one of arrivals) one.happened(child.learnerId, act);
  });
}

function beat({ children, post }: Sitting, { seconds }: Options): Promise<void> {
  const perSecond = children.length / BEAT_SECONDS;
  return evenly({ from: performance.now(), count: Math.floor(perSecond * seconds), perSecond }, (n) => {
    const body = { mockExamSessionId: sessionId, deviceId: 'desk', waiting: 0 };
    return post({ path: calls.beatMockExam.path, body, token: children[n % children.length]?.token ?? '' });
  });
}

async function begun(children: readonly Sitter[], post: Post): Promise<void> {
  const body = { mockExamSessionId: sessionId, deviceId: 'desk' };
  await evenly({ from: performance.now(), count: children.length, perSecond: TOGETHER }, async (n) => {
    const token = children[n]?.token ?? '';
    const reply = await post({ path: calls.createMockExamSessionTracker.path, body, token });
    if (reply.status !== 200) throw new Error(`a paper was not opened: ${reply.status} ${reply.text}`);
  });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const { words, onlyMeasures } = measuringIn(process.argv.slice(2));
const options = optionsIn(words);
loaded((town) => watched(town, options, onlyMeasures));
