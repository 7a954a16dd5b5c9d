import { useEffect, useState } from 'react';
import { answers } from '../src/client/answers/saved';
import type { PagesOf } from '../src/client/pages';
import { parentsDoor } from '../src/client/parents-door';
import { Problem } from '../src/client/problem';
import { AsleepBird } from '../src/parts/bird/asleep-bird';
import { Bird, poses } from '../src/parts/bird/bird';
import { Dialog } from '../src/parts/dialog/dialog';
import { Discard } from '../src/parts/dialog/discard';
import { Disclosure } from '../src/parts/dialog/disclosure';
import { ShowMore } from '../src/parts/list/show-more';
import { SwitchedOff } from '../src/parts/looking/looks-only';
import { FindInList } from '../src/parts/tables/find-in-list';
import { Mishap } from '../src/parts/page/mishap';
import { BesideOfflinePicture, OfflinePictureOf } from '../src/parts/page/offline-picture';
import { PageHeading } from '../src/parts/page/page-heading';
import { ProblemNote, Shown } from '../src/parts/page/shown';
import { ReachableFilters } from '../src/parts/tables/reachable-filters';
import { SkipLink } from '../src/parts/page/skip-link';
import {
  ButtonsSkeleton,
  DotsSkeleton,
  FormSkeleton,
  GroupsSkeleton,
  Skeleton,
  TileSkeleton,
} from '../src/parts/page/skeleton';
import { tableRows } from '../src/parts/tables/table-rows';
import { TableTitles } from '../src/parts/tables/table-titles';
import { tableTools } from '../src/parts/tables/table-tools';
import { DoorDialog } from '../src/parts/parents-door/door-dialog';
import { DoorForm } from '../src/parts/parents-door/door-form';
import { ParentsOnly } from '../src/parts/parents-door/parents-only';
import { ReadingComfortMenu } from '../src/parts/reading-comfort/reading-comfort-menu';
import { SavedBadge } from '../src/parts/page/saved-badge';
import { SendConfirmation } from '../src/parts/account/send-confirmation';
import { longName } from '../testing/practice/questions';
import type { Specimen } from './specimen';

const passing = new Problem({
  kind: 'unavailable',
  code: 'Unavailable',
  title: 'The service is catching its breath. Please try again.',
  reference: '1f3c2a90-0000-4000-8000-000000000000',
});
const offline = new Problem({
  kind: 'offline',
  code: 'Offline',
  title: 'This device cannot reach us just now. Please check the connection.',
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

/** A command that is for parents has just been sent. */
function AskedAtTheDoor() {
  useEffect(() => void parentsDoor.knock(), []);
  return <DoorDialog />;
}

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

/** What pages are made of, in the states that each page has. */
export const pageParts: readonly Specimen[] = [
  ...poses.map((pose) => ({ of: 'bird/bird', state: pose, node: <Bird pose={pose} size={120} /> })),
  { of: 'bird/asleep-bird', state: 'asleep', node: <AsleepBird size={120} /> },
  { of: 'bird/bird', state: 'at its smallest', node: <Bird pose="standing" size={48} /> },
  { of: 'parents-door/door-dialog', state: 'asked for', node: <AskedAtTheDoor /> },
  { of: 'parents-door/door-form', state: 'empty', node: <DoorForm name="gallery-door" /> },
  {
    of: 'parents-door/parents-only',
    state: 'shut',
    node: (
      <ParentsOnly title="My family">
        <p>The page behind it.</p>
      </ParentsOnly>
    ),
  },
  { of: 'page/page-heading', state: 'a long name', node: <PageHeading title={`How ${longName} is getting on`} /> },
  { of: 'page/shown', state: 'loading', node: shown(undefined) },
  { of: 'page/shown', state: 'empty', node: shown([]) },
  { of: 'page/shown', state: 'filled', node: shown(['Fractions', 'Ratio']) },
  {
    of: 'looking/looks-only',
    state: 'whoever looks at a child’s screens',
    node: <SwitchedOff what="nothing is answered from here" />,
  },
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
  { of: 'page/skip-link', state: 'seen once it has the focus', node: <SkipLink main={{ current: null }} /> },
  { of: 'page/skeleton', state: 'text', node: <Skeleton lines={3} /> },
  { of: 'page/skeleton', state: 'topics', node: <GroupsSkeleton groups={2} tiles={3} /> },
  {
    of: 'page/skeleton',
    state: 'a question',
    node: (
      <>
        <DotsSkeleton dots={5} />
        <ButtonsSkeleton />
      </>
    ),
  },
  { of: 'page/skeleton', state: 'form', node: <FormSkeleton fields={3} /> },
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
    of: 'page/offline-picture',
    state: 'at the desk, without connection',
    node: (
      <OfflinePictureOf value={<AsleepBird />}>
        <BesideOfflinePicture>
          <ProblemNote problem={offline} again={again} />
        </BesideOfflinePicture>
      </OfflinePictureOf>
    ),
  },
  {
    of: 'tables/table-rows',
    state: 'why a table is empty',
    node: tableRows({ rows: [], width: 600, whyEmpty: 'Nobody has flagged a question.' }).locale?.emptyText,
  },
  {
    of: 'tables/reachable-filters',
    state: 'a head with a filter',
    node: (
      <ReachableFilters>
        <table>
          <thead>
            <tr>
              <th>
                Status <span role="button" className="ant-table-filter-trigger" />
              </th>
            </tr>
          </thead>
        </table>
      </ReachableFilters>
    ),
  },
  {
    of: 'tables/find-in-list',
    state: 'nothing typed',
    node: <FindInList label="Search the list by a child’s name" onFind={again} />,
  },
  {
    of: 'tables/table-titles',
    state: 'of a small table',
    node: (
      <table>
        <TableTitles titles={['Child', 'Before', 'After']} />
      </table>
    ),
  },
  { of: 'tables/table-tools', state: 'to load the table again', node: tableTools(again).reloadIcon },
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
  { of: 'account/send-confirmation', state: 'not yet pressed', node: <SendConfirmation /> },
  { of: 'dialog/dialog', state: 'opened by a button', node: <OpenDialog /> },
  {
    of: 'dialog/discard',
    state: 'asks whoever leaves a dialog in which they wrote',
    node: <Discard writing={{ current: null }} onDiscard={() => undefined} onStay={() => undefined} />,
  },
  {
    of: 'dialog/disclosure',
    state: 'closed',
    node: <Disclosure button="More">{() => <p>A small panel.</p>}</Disclosure>,
  },
  { of: 'reading-comfort/reading-comfort-menu', state: 'closed', node: <ReadingComfortMenu /> },
  { of: 'page/saved-badge', state: `as it is: ${answers.status().stage}`, node: <SavedBadge /> },
];
