import { spentWords } from 'schemas/mock-exams/after/spent.rules';
import { counted } from '../../../parts/words';
import type { WatchedPaper } from './api';
import { sectionLook } from './moments';

/** How long each section had, beside what is meant for it. */
export function SectionTimes({ paper }: { readonly paper: WatchedPaper }) {
  const { sections } = paper;
  const most = Math.max(1, ...sections.map(({ seconds, minutes }) => Math.max(seconds, 60 * (minutes ?? 0))));
  return (
    <ul className="section-times" aria-label="Time by section">
      {sections.map(({ name, seconds, minutes }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="section-bar" aria-hidden="true">
            <span className={sectionLook(paper, name)} style={{ width: `${(100 * seconds) / most}%` }} />
            {minutes !== null && <i style={{ left: `${(100 * 60 * minutes) / most}%` }} />}
          </span>
          <span className="num">
            {seconds === 0 ? 'no time' : spentWords(seconds)}
            {minutes !== null && <span className="soft">; {counted(minutes, 'minute')} planned</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
