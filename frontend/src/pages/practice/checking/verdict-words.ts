import type { WorksheetQuestion } from '../worksheet';
import type { Standing } from './tries';

type Checked = Exclude<Standing, 'open'>;

export const verdictWords: Record<Checked, string> = {
  right: 'Right',
  'right-later': 'Right, second try',
  'one-more-try': 'Not quite yet',
  'not-yet': 'Not quite yet',
};

/** What stands beside the bird. */
export function wordsAfter(item: WorksheetQuestion, standing: Standing): string {
  switch (standing) {
    case 'open':
      return '';
    case 'right':
    case 'right-later':
      return 'That is it.';
    case 'one-more-try':
      return item.firstStep === null ? 'Have another look at the question.' : 'Have a look at the first step.';
    case 'not-yet':
      return 'Have a look at the steps: they show how this one goes.';
  }
}

/** Said once, to those who do not see the page. */
export function announcementOf(item: WorksheetQuestion, standing: Standing): string {
  return standing === 'open' ? '' : `${verdictWords[standing]}. ${wordsAfter(item, standing)}`;
}
