import { useState } from 'react';
import { Shown } from '../../../parts/page/shown';
import { useRehearsalPaper, type ServedPaper } from './api';
import { Asked } from './asked';
import { useKeptRehearsal, type RehearsalStore } from './kept-rehearsal';
import { Ready, Waiting } from './ready';
import './rehearsals.css';
import type { SittingProps } from './sitting-props';

/** A paper that counts for nothing, sat on the very page of an exam. What was begun in this tab goes on. */
export function Sitting(props: SittingProps) {
  const answer = useRehearsalPaper(props.rehearsal);
  const store = useKeptRehearsal(props.rehearsal);
  if (answer.data) return <Opened {...props} served={answer.data} store={store} />;
  return (
    <Waiting title={props.title}>
      <Shown answer={answer}>{() => null}</Shown>
    </Waiting>
  );
}

interface OpenedProps extends SittingProps {
  readonly served: ServedPaper;
  readonly store: RehearsalStore;
}

/** The paper that was begun is the one that is handed in, whatever another is served meanwhile. */
function Opened({ served, store, ...props }: OpenedProps) {
  const [{ paper, paperHash }] = useState(served);
  const { kept } = store;
  if (kept === undefined || kept.isHandedIn || kept.paperHash !== paperHash)
    return <Ready {...props} paper={paper} onStart={() => store.begin(paperHash)} />;
  return <Asked {...props} paper={paper} kept={kept} store={store} />;
}
