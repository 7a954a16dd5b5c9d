import { subjectTitles } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { errorWords } from '../../../parts/rule-words';
import { counted } from '../../../parts/words';
import type { RepeatedError } from '../api';

/** What keeps going wrong, in words. */
export function RepeatedErrors({ errors }: { readonly errors: readonly RepeatedError[] }) {
  const titles = useTitles();
  return (
    <section className="card repeated-errors">
      <h2>What keeps going wrong</h2>
      {errors.length === 0 ? (
        <p>Nothing has gone wrong in the same way three times in the last 60 days.</p>
      ) : (
        <>
          <p className="soft">In the last 60 days, most frequent first.</p>
          <ul>
            {errors.map(({ errorTag, subject, topic, count }) => (
              <li key={`${topic} ${errorTag}`}>
                <b>{errorWords(errorTag, topic)}</b>: {counted(count, 'time')}{' '}
                <span className="soft">
                  in {titles.topic(topic)}, {subjectTitles[subject]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
