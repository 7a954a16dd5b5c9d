import { admissionsYear } from '../admissions-year';
import { dot, drawing, line, text } from './drawing';

const says = (name: string): string => admissionsYear.figures[name]?.says ?? '';

/** The year from registration to offer day, from top to bottom. */
export function year(): string {
  const steps: readonly (readonly [string, string])[] = [
    [`${says('registerMost')} ${says('testYear')}`, 'Register for each test'],
    [`${says('testsFrom')} to ${says('testsTo')}`, 'Sit the test'],
    [`${says('resultsFrom')} to ${says('resultsTo')}`, 'Get the result'],
    [`By ${says('applyBy')}`, 'Send the council’s form'],
    [says('offersOn'), 'Hear which school it is'],
    [`September ${says('entry')}`, 'Start Year 7'],
  ];
  const places = steps.map(([when, what], index) => {
    const y = 28 + index * 62;
    const last = index === steps.length - 1;
    return [
      last ? '' : line(`M22 ${y + 14}V${y + 48}`, 'rule'),
      dot([22, y], 11, index === 0 || index === 3 ? 'spot act' : 'spot'),
      text([46, y - 3], when, 'strong'),
      text([46, y + 18], what, 'soft'),
    ].join('');
  });
  return drawing([340, 372], steps.map(([when, what]) => `${when}: ${what}.`).join(' '), places);
}
