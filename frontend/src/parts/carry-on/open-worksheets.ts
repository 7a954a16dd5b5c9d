import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { getUnfinishedWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { usePages } from '../../client/pages';
import type { Titles } from '../catalogue';
import { listed } from '../words';

export type OpenWorksheet = ReplyOf<typeof getUnfinishedWorksheets>[number];

/** Of which they are to be; all of them where neither is named. */
export type OpenOf = Pick<RequestOf<typeof getUnfinishedWorksheets>, 'subject' | 'topic'>;

const rowsOf = (worksheets: readonly OpenWorksheet[]) => worksheets;

/** The half-done worksheets, begun here or on another device. */
export const useOpenWorksheets = (of: OpenOf) => usePages(getUnfinishedWorksheets, of, { rowsOf, size: 20 });

/** "Fractions: Of amounts". */
export function nameOf({ topic, subTopic, purpose }: OpenWorksheet, titles: Titles): string {
  if (purpose === 'practice-test') return `${titles.topic(topic)}: Practice Test`;
  return subTopic === null ? titles.topic(topic) : `${titles.topic(topic)}: ${titles.subTopic(topic, subTopic)}`;
}

/** "Level 2", "Levels 2 and 3", "Levels 1 to 4". */
export function levelsIn({ levels }: Pick<OpenWorksheet, 'levels'>): string {
  const [lowest, highest] = [levels[0], levels.at(-1)];
  if (levels.length < 3) return `${levels.length === 1 ? 'Level' : 'Levels'} ${listed(levels.map(String))}`;
  return `Levels ${lowest} to ${highest}`;
}

export const isOnPaper = ({ purpose }: Pick<OpenWorksheet, 'purpose'>) => purpose === 'paper';

/** How far it is. */
export const farOf = ({ purpose, answered, asked }: OpenWorksheet) =>
  isOnPaper({ purpose }) ? 'on paper' : `${answered} of ${asked} answered`;
