import { useState } from 'react';
import type { Fit } from 'schemas/practice/worksheets/fit';
import { BandHeading, BandWord, standings } from '../src/parts/standing/band';
import { OpenRow } from '../src/parts/carry-on/carry-on';
import { DiscardDialog } from '../src/parts/carry-on/discard-dialog';
import { PointTable } from '../src/parts/chart/point-table';
import { SmallMultiples } from '../src/parts/chart/small-multiples';
import { FlagNotesForParents, UnreadFlagNotes } from '../src/parts/flag-notes/flag-notes';
import { leftWords, LeftWords } from '../src/parts/account/left-today';
import { NothingLeft } from '../src/parts/account/nothing-left';
import { HowItWent } from '../src/parts/standing/mastery';
import { FitChoice } from '../src/pages/practice/fitting/fit-choice';
import { flagNote } from '../testing/practice/flag-note';
import { halfDone } from '../testing/practice/half-done';
import { longName } from '../testing/practice/questions';
import type { Specimen } from './specimen';

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

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T16:00:00.000Z`;
const line = (name: string, colour: string, values: readonly number[]) => ({
  name,
  colour,
  points: values.map((value, n) => ({ at: day(2 + n * 3), value })),
});

function ChosenFit() {
  const [fit, choose] = useState<Fit>('just-right');
  return <FitChoice fit={fit} choose={choose} problem={undefined} />;
}

/** What tells of practice, and leads to it. */
export const practiceParts: readonly Specimen[] = [
  { of: 'pages/practice/fitting/fit-choice', state: 'how hard it is to be', node: <ChosenFit /> },
  {
    of: 'carry-on/carry-on',
    state: 'a row',
    node: <OpenRow worksheet={halfDone} name="Fractions: Of amounts" onDiscard={() => undefined} />,
  },
  { of: 'carry-on/discard-dialog', state: 'asks before it discards', node: <OpenDiscarding /> },
  {
    of: 'account/left-today',
    state: 'many, fewer than wanted, none',
    node: [44, 4, 0].map((left) => <LeftWords key={left} left={left} wanted={10} className="small soft" />),
  },
  { of: 'account/nothing-left', state: 'today', node: <NothingLeft why={leftWords(0, 0, false)} /> },
  {
    of: 'standing/band',
    state: 'headings',
    node: standings.map((band) => <BandHeading key={band} band={band} count={3} />),
  },
  {
    of: 'standing/band',
    state: 'words',
    node: [18, 6, 5, 1, 0].map((asked) => (
      <p key={asked}>
        <BandWord tried={{ correct: asked / 2, asked }} />
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
  { of: 'flag-notes/flag-notes', state: 'for the child', node: <UnreadFlagNotes notes={[flagNote]} /> },
  {
    of: 'flag-notes/flag-notes',
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
    of: 'standing/mastery',
    state: 'few answers, and each step',
    node: [null, 1, 2, 3, 4, 5].map((step) => (
      <p key={String(step)}>
        <HowItWent stood={{ correct: 3, asked: 4, step }} />
      </p>
    )),
  },
];
