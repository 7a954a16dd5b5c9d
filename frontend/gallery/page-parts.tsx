import { useState } from 'react';
import { answers } from '../src/client/answers/saved';
import type { PagesOf } from '../src/client/pages';
import { Problem } from '../src/client/problem';
import { BandHeading, bands, BandWord } from '../src/parts/band';
import { Bird, poses } from '../src/parts/bird/bird';
import { OpenRow } from '../src/parts/carry-on/carry-on';
import { DiscardDialog } from '../src/parts/carry-on/discard-dialog';
import type { OpenWorksheet } from '../src/parts/carry-on/open-worksheets';
import { PointTable } from '../src/parts/chart/point-table';
import { SmallMultiples } from '../src/parts/chart/small-multiples';
import { Dialog } from '../src/parts/dialog';
import { Disclosure } from '../src/parts/disclosure';
import { FlagNotesForParents, UnreadFlagNotes, type FlagNote } from '../src/parts/flag-notes';
import { LeftWords } from '../src/parts/left-today';
import { ShowMore } from '../src/parts/list/show-more';
import { HowItWent } from '../src/parts/mastery';
import { Mishap } from '../src/parts/page/mishap';
import { PageHeading } from '../src/parts/page/page-heading';
import { ProblemNote, Shown } from '../src/parts/page/shown';
import { Skeleton, TileSkeleton } from '../src/parts/page/skeleton';
import { tableRows } from '../src/parts/page/table-rows';
import { ReadingComfortMenu } from '../src/parts/reading-comfort-menu';
import { SavedBadge } from '../src/parts/saved-badge';
import { SendConfirmation } from '../src/parts/send-confirmation';
import { longName } from '../testing/questions';
import type { Specimen } from './specimen';

const passing = new Problem({
  kind: 'unavailable',
  code: 'Unavailable',
  title: 'The service is catching its breath. Please try again.',
  reference: '1f3c2a90-0000-4000-8000-000000000000',
});
const again = () => undefined;
const asked = () => Promise.resolve();
const shown = (data: readonly string[] | undefined, problem?: Problem) => (
  <Shown
    answer={{ data, problem, loading: !data && !problem, again, asked }}
    empty={<p>Finished worksheets stand here.</p>}
  >
    {(rows) => <p>{rows.join(', ')}</p>}
  </Shown>
);

function OpenDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn low" onClick={() => setOpen(true)}>
        Open it
      </button>
      <Dialog title={`Flag a question of ${longName}?`} open={open} onClose={() => setOpen(false)}>
        <p>The focus is in here, and goes back to the button.</p>
      </Dialog>
    </>
  );
}

const halfDone: OpenWorksheet = {
  worksheetId: 'w1',
  startedAt: '2026-11-20T16:00:00.000Z',
  subject: 'maths',
  topic: 'fractions',
  subTopic: 'of-amounts',
  purpose: 'practice',
  questionTypes: ['fraction-of'],
  levels: [2, 3],
  asked: 20,
  answered: 7,
};

function OpenDiscarding() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <OpenRow worksheet={halfDone} name={`Fractions of ${longName}`} onDiscard={() => setOpen(true)} />
      {open && <DiscardDialog worksheet={halfDone} name="Fractions" onClose={close} onDiscarded={close} />}
    </>
  );
}

const listed = (state: Partial<PagesOf<string>> = {}): PagesOf<string> => ({
  data: { head: undefined, rows: ['Fractions', 'Ratio'], next: 'Ratio' },
  problem: undefined,
  loading: false,
  again,
  asked,
  more: again,
  adding: false,
  notAdded: undefined,
  ...state,
});

function Broken(): never {
  throw new Error('drawn to fail');
}

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T16:00:00.000Z`;
const line = (name: string, colour: string, values: readonly number[]) => ({
  name,
  colour,
  points: values.map((value, n) => ({ at: day(2 + n * 3), value })),
});

const flagNote: FlagNote = {
  worksheetId: 'w1',
  questionNumber: 3,
  subject: 'maths',
  topic: 'fractions',
  questionType: 'simplify',
  prompt: 'Write @@6/8 in its lowest terms.',
  verdict: 'mended',
  note: 'Two of the answers were the same. Now only one of them is right.',
  answeredAt: day(20),
  answer: 1,
  isRead: false,
};

/** What pages are made of, in the states that each page has. */
export const pageParts: readonly Specimen[] = [
  ...poses.map((pose) => ({ of: 'bird/bird', state: pose, node: <Bird pose={pose} size={120} /> })),
  { of: 'bird/bird', state: 'at its smallest', node: <Bird pose="standing" size={48} /> },
  { of: 'page/page-heading', state: 'a long name', node: <PageHeading title={`How ${longName} is getting on`} /> },
  { of: 'page/shown', state: 'loading', node: shown(undefined) },
  { of: 'page/shown', state: 'empty', node: shown([]) },
  { of: 'page/shown', state: 'filled', node: shown(['Fractions', 'Ratio']) },
  {
    of: 'page/not-up-to-date',
    state: 'from a table that has stopped',
    node: (
      <Shown answer={{ data: ['Fractions'], problem: undefined, loading: false, stopped: true, again, asked }}>
        {(rows) => <p>{rows.join(', ')}</p>}
      </Shown>
    ),
  },
  { of: 'page/shown', state: 'an error', node: shown(undefined, passing) },
  {
    of: 'page/shown',
    state: 'a refusal',
    node: (
      <ProblemNote
        problem={new Problem({ kind: 'refused', code: 'x', title: 'This worksheet has been marked already.' })}
      />
    ),
  },
  { of: 'page/skeleton', state: 'text', node: <Skeleton lines={3} /> },
  { of: 'page/skeleton', state: 'tiles', node: <TileSkeleton tiles={3} /> },
  {
    of: 'page/mishap',
    state: 'a page that cannot be drawn',
    node: (
      <Mishap>
        <Broken />
      </Mishap>
    ),
  },
  {
    of: 'page/table-rows',
    state: 'why a table is empty',
    node: tableRows({ rows: [], width: 600, whyEmpty: 'Nobody has flagged a question.' }).locale?.emptyText,
  },
  { of: 'list/show-more', state: 'more to come', node: <ShowMore pages={listed()} things="worksheets" total={115} /> },
  {
    of: 'list/show-more',
    state: 'on its way',
    node: <ShowMore pages={listed({ adding: true })} things="worksheets" total={115} />,
  },
  {
    of: 'list/show-more',
    state: 'the next page has not come',
    node: <ShowMore pages={listed({ notAdded: passing })} things="worksheets" total={115} />,
  },
  {
    of: 'carry-on/carry-on',
    state: 'a row',
    node: <OpenRow worksheet={halfDone} name="Fractions: Of amounts" onDiscard={() => undefined} />,
  },
  { of: 'carry-on/discard-dialog', state: 'asks before it discards', node: <OpenDiscarding /> },
  {
    of: 'left-today',
    state: 'many, fewer than wanted, none',
    node: [44, 4, 0].map((left) => <LeftWords key={left} left={left} wanted={10} className="small soft" />),
  },
  { of: 'send-confirmation', state: 'not yet pressed', node: <SendConfirmation /> },
  { of: 'band', state: 'headings', node: bands.map((band) => <BandHeading key={band} band={band} count={3} />) },
  {
    of: 'band',
    state: 'words',
    node: [0.9, 0.6, 0.2, undefined].map((score) => (
      <p key={String(score)}>
        <BandWord score={score} />
      </p>
    )),
  },
  {
    of: 'chart/small-multiples',
    state: 'two subjects',
    node: (
      <SmallMultiples
        thing="worksheet"
        kind="Share of right answers"
        title="Maths has grown since 2 Nov: 59% to 72%"
        series={[
          line('Maths', '#0072B2', [0.52, 0.6, 0.55, 0.62, 0.66, 0.7, 0.81, 0.81]),
          line('Non-Verbal Reasoning', '#D55E00', [0.7, 0.66, 0.72]),
        ]}
      />
    ),
  },
  {
    of: 'chart/small-multiples',
    state: 'one point',
    node: (
      <SmallMultiples
        thing="worksheet"
        kind="Share of right answers"
        title="One worksheet so far"
        series={[line('English', '#009E73', [0.6])]}
      />
    ),
  },
  { of: 'flag-notes', state: 'for the child', node: <UnreadFlagNotes notes={[flagNote]} /> },
  {
    of: 'flag-notes',
    state: 'for the parents, some without a note',
    node: (
      <FlagNotesForParents
        notes={[flagNote, { ...flagNote, questionNumber: 4, verdict: 'right-as-it-is', note: null }]}
      />
    ),
  },
  {
    of: 'chart/point-table',
    state: 'two subjects',
    node: <PointTable series={[line('Maths', '#0072B2', [0.52, 0.6])]} />,
  },
  {
    of: 'mastery',
    state: 'few answers, and each step',
    node: [null, 1, 2, 3, 4, 5].map((step) => (
      <p key={String(step)}>
        <HowItWent stood={{ correct: 3, asked: 4, step }} />
      </p>
    )),
  },
  { of: 'dialog', state: 'opened by a button', node: <OpenDialog /> },
  { of: 'disclosure', state: 'closed', node: <Disclosure button="More">{() => <p>A small panel.</p>}</Disclosure> },
  { of: 'reading-comfort-menu', state: 'closed', node: <ReadingComfortMenu /> },
  { of: 'saved-badge', state: `as it is: ${answers.status().stage}`, node: <SavedBadge /> },
];
