import { Link } from 'react-router-dom';
import { subjectTitles } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { plannedAddress } from '../../../parts/plan/planned-worksheet';
import { Markup } from '../../../parts/question/markup';
import { errorWords } from '../../../parts/rule-words';
import { counted } from '../../../parts/words';
import type { RepeatedError } from '../api';
import { adviceFor, isItsOwnKind } from '../repeated-advice';

/** What keeps going wrong, in words. */
export function RepeatedErrors({ errors }: { readonly errors: readonly RepeatedError[] }) {
  const titles = useTitles();
  const told = errors.flatMap(({ errorTag, subject, topic, count, example }) => {
    const words = errorWords(errorTag, topic);
    return words === undefined ? [] : [{ errorTag, subject, topic, count, example, words }];
  });
  return (
    <section className="card repeated-errors">
      <h2>What keeps going wrong</h2>
      {told.length === 0 ? (
        <p>No mistake that we could name has come up three times in the last 60 days.</p>
      ) : (
        <>
          <p className="soft">In the last 60 days, most frequent first.</p>
          <ul>
            {told.map(({ errorTag, subject, topic, count, example, words }) => (
              <li key={`${topic} ${errorTag}`}>
                <b>{words}</b>: {counted(count, 'time')}{' '}
                <span className="soft">
                  in {titles.topic(topic)}, {subjectTitles[subject]}
                </span>
                {example !== null && (
                  <p>
                    For example: <Markup source={example} />
                  </p>
                )}
                <WhatHelps errorTag={errorTag} topic={topic} subject={subject} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** How many questions a worksheet against one slip has. */
const FEW = 5;

function WhatHelps({ errorTag, topic, subject }: Pick<RepeatedError, 'errorTag' | 'topic' | 'subject'>) {
  const titles = useTitles();
  const advice = adviceFor(errorTag, topic);
  if (advice === undefined) return null;
  return (
    <p className="small soft">
      What helps: {advice}{' '}
      {isItsOwnKind(topic) && (
        <Link className="on-screen" to={plannedAddress('practice', [{ questionType: topic, count: FEW, subject }])}>
          {counted(FEW, 'question')} of {titles.topic(topic)}
        </Link>
      )}
    </p>
  );
}
