import { useState } from 'react';
import type { RequestOf } from 'schemas/describe/contract';
import type { getMockExamClashes } from 'schemas/mock-exams/sessions/clashes.contract';
import { Tick } from '../../../parts/form/fields';
import type { FieldState } from '../../../parts/form/use-form';
import { inNameOrder } from '../../../parts/list/in-name-order';
import { ProblemNote } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useClashes } from './api';
import { whenWords } from './when-words';

interface Knowing {
  readonly answer: ReturnType<typeof useClashes>;
  /** The box by which they say that they have seen it. */
  readonly field: FieldState;
  /** Whether it is known that nobody clashes, or they go on knowingly; else it is told at the box. */
  readonly mayGoOn: () => boolean;
}

/**
 * Whether staff know who would have two mock exams at once, before they do it. What they say of some says nothing of others: with
 * another time, or another child, they are asked anew. @param form names the box
 */
export function useKnowing(form: string, asked: RequestOf<typeof getMockExamClashes> | undefined): Knowing {
  const answer = useClashes(asked);
  const [seen, setSeen] = useState('');
  const [isMissed, setMissed] = useState(false);
  const children = answer.data?.children ?? [];
  const clashes = JSON.stringify([asked, children]);
  const isOpen = children.length > 0 && seen !== clashes;
  return {
    answer,
    field: {
      id: `${form}-knowing`,
      name: 'knowing',
      value: seen === clashes ? 'yes' : '',
      error: isMissed && isOpen ? 'Please look at who it is, and say that it is to be so' : undefined,
      onChange: (ticked) => setSeen(ticked === 'yes' ? clashes : ''),
      onBlur: () => undefined,
    },
    mayGoOn: () => {
      setMissed(isOpen);
      if (isOpen) document.getElementById(`${form}-knowing`)?.focus();
      return !isOpen && !answer.loading;
    },
  };
}

/** Who would have two mock exams at once, and in which other ones. */
export function Clashes({ knowing: { answer, field } }: { readonly knowing: Knowing }) {
  const { data, problem, again } = answer;
  if (problem)
    return <ProblemNote problem={problem} again={again} safe="Whether somebody has two exams then is not known." />;
  if (data === undefined || data.children.length === 0) return null;
  const { length } = data.children;
  return (
    <div className="notice" role="status">
      <p className="session-facts">
        {counted(length, 'child has', 'children have')} a place in another mock exam at that time, and can sit only one
        of the two:
      </p>
      <ul>
        {data.children
          .toSorted((one, other) => inNameOrder(one.childName, other.childName))
          .map(({ mockExamUserId, childName, exams }) => (
            <li key={mockExamUserId}>
              <b>{childName ?? 'A child without a name'}</b>: {exams.map(whenWords).join('; ')}
            </li>
          ))}
      </ul>
      <Tick field={field}>It is to be so all the same</Tick>
    </div>
  );
}
