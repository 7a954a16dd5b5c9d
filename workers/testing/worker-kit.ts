import { expect } from '@jest/globals';
import type { Ask, Job, JobOutcome, Person, Process } from 'platform/jobs';
import { rendered, type RenderedMail } from 'platform/mail';
import type { AnyEvent } from 'schemas/events';
import type { AdvertisedParent } from '../src/advertising/advertised-parent';
import type { ConversionReceiver } from '../src/advertising/receiver';
import type { ListProvider } from '../src/marketing/list-provider';
import type { Letter } from '../src/marketing/letters/list-port';
import type { ExamSeat } from '../src/mock-exams/exam-seat';
import type { Reports } from '../src/mock-exams/reports/report-port';
import type { ErasureTold } from '../src/privacy/erasure-told';
import type { Services } from '../src/services';

/** When every event of these tests happens, and every job runs. */
export const AT = '2026-11-21T12:00:00.000Z';

/** What a process asks for when an event happens. */
export function askedFor(process: Process, { type, data }: AnyEvent): Ask[] {
  const meta = {
    at: AT,
    commandId: 'c-1',
    causationId: 'c-1',
    correlationId: 'r-1',
    schemaVersion: 1,
    actor: { id: 'somebody', role: 'ROLE_USER' },
  };
  const answer = process.handlers[type]?.({ type, data, meta, id: 'event-1', stream: 'test-1', position: '1' });
  return answer === undefined ? [] : [answer].flat();
}

/** A mail as it would have been sent. */
export interface SentMail extends RenderedMail {
  readonly to: string;
}

interface Known {
  /** Who keeps the mailing list beside us; nobody unless told. */
  readonly listProvider?: ListProvider;
  /** What is allowed the first, the second time …; then as the last. */
  readonly allows?: readonly boolean[];
  /** Where it is advertised; nowhere unless told. */
  readonly receiver?: ConversionReceiver;
  /** Parents as advertising knows them. */
  readonly parents?: Readonly<Record<string, AdvertisedParent>>;
  /** Whether what is asked for is allowed. */
  readonly isAllowed?: boolean;
  /** Who is known by an id; everybody else has been erased. */
  readonly people?: Readonly<Record<string, Person>>;
  /** The keyed hashes of addresses that have an account. */
  readonly accounts?: readonly string[];
  /** Who is on the mailing list, in the order of their ids. */
  readonly readers?: readonly string[];
  /** Places in a free mock exam that wait for a seat. */
  readonly waiting?: readonly string[];
  /** Who has something that is paid for; nobody after them. */
  readonly paidFamilies?: readonly string[];
  /** The letter that is looked for. */
  readonly letter?: Letter;
  /** A seat in a mock exam, whoever's is asked for. */
  readonly seat?: ExamSeat;
  /** Of the family, whichever account is asked for. */
  readonly otherParents?: readonly string[];
  /** Since when the room is paused, whichever is asked for; not unless told. */
  readonly pausedSince?: string | null;
  /** What is to be erased, whichever is asked for. */
  readonly erasure?: ErasureTold;
  /** What is known of reports; where something is asked for that is not told, the job fails. */
  readonly reports?: Partial<Reports>;
  /** In the place of a mail server that takes everything. */
  readonly mailing?: Services['mail'];
  /** Is told of each command before it is done; what it throws is what becomes of that. */
  readonly onCommand?: (path: string) => void;
  /** Where commands are noted, for whoever looks after a failure. */
  readonly commands?: unknown[];
  /** What becomes of each command. */
  readonly outcome?: JobOutcome;
}

type RunnableJob<D> = Pick<Job<D, Services>, 'read' | 'perform'>;

/** Runs a job beside a world that is told, and says what became of it. */
export async function ran<D>(job: RunnableJob<D>, data: D, known: Known) {
  const { people = {}, accounts = [], outcome = 'done', parents = {}, isAllowed = true, readers = [] } = known;
  const allows = [...(known.allows ?? [])];
  const mails: SentMail[] = [];
  const commands = commandsOf(known);
  const services: Services = {
    publicUrl: 'https://fieldfare.example',
    now: () => new Date(AT),
    mailingList: {
      letter: () => (known.letter ? Promise.resolve(known.letter) : Promise.reject(new Error('no letter'))),
      after: (last, limit) => Promise.resolve(readers.filter((id) => id > last).slice(0, limit)),
    },
    placesWaiting: () => Promise.resolve(known.waiting ?? []),
    paidFamilies: (after) => {
      const familyIds = (known.paidFamilies ?? []).filter((familyId) => after === undefined || familyId > after);
      return Promise.resolve({ familyIds, isLast: true });
    },
    person: (id) => Promise.resolve(people[id] ?? 'erased'),
    mail: (message) => {
      if (known.mailing) return known.mailing(message);
      const { to, template, values } = message;
      const mail = rendered(template, values);
      // What a template was not told would stand there in these words.
      expect(JSON.stringify(mail)).not.toMatch(/undefined|null|NaN|\[object/);
      mails.push({ to, ...mail });
      return Promise.resolve('done');
    },
    signedLink: ({ path, parts, expiresAt, inPath }) =>
      `https://fieldfare.example${path}${inPath ? '/' : '?t='}${[...parts, expiresAt.toISOString()].join('~')}`,
    otherParents: () => Promise.resolve(known.otherParents ?? []),
    hasAccount: (emailHash) => Promise.resolve(accounts.includes(emailHash)),
    // eslint-disable-next-line @typescript-eslint/require-await -- what is thrown is the failure of the call
    command: async ({ path }, request) => {
      known.onCommand?.(path);
      commands.push([path, request]);
      return outcome;
    },
    conversionReceiver: known.receiver,
    listProvider: known.listProvider,
    isSubscriber: (id) => Promise.resolve(id in people),
    advertisedParent: (id) => Promise.resolve(parents[id] ?? 'erased'),
    erasureTold: () => (known.erasure ? Promise.resolve(known.erasure) : Promise.reject(new Error('no erasure'))),
    examSeat: () => (known.seat ? Promise.resolve(known.seat) : Promise.reject(new Error('no seat'))),
    arrangedSeats: () => Promise.resolve(known.seat ? [known.seat] : []),
    pausedSince: () => Promise.resolve(known.pausedSince ?? null),
    allowed: ({ path }, request) => {
      commands.push([path, request]);
      return Promise.resolve(allows.shift() ?? isAllowed);
    },
    reports: toldReports(known),
    retry: (key) => {
      commands.push(['retry', key]);
      return Promise.resolve(outcome);
    },
  };
  const became = await job.perform(data, services, { key: 'key', attempt: 1 });
  return { outcome: became, mails, commands };
}

const untold = () => Promise.reject(new Error('not told'));

const toldReports = ({ reports }: Known): Reports => ({
  caughtUp: untold,
  request: untold,
  unsettled: () => Promise.resolve([]),
  addressed: untold,
  prepare: untold,
  child: untold,
  make: untold,
  changed: untold,
  makeOverall: untold,
  standing: untold,
  named: () => Promise.resolve({ name: 'Mei-Ling Chen' }),
  isToldOfOverall: () => Promise.resolve(false),
  keyProposal: untold,
  startsAt: () => Promise.resolve(AT),
  adminIds: () => Promise.resolve(['admin']),
  ...reports,
});

const commandsOf = ({ commands = [] }: Known): unknown[] => commands;
