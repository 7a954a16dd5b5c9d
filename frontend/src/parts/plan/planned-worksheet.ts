import type { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import type { RequestOf } from 'schemas/describe/contract';
import type { SubjectKey } from 'schemas/questions/question';
import { areaOf } from '../subjects';

type Request = RequestOf<typeof startPlannedWorksheet>;
export type PlannedPurpose = Request['purpose'];
type Part = Request['parts'][number];

/** What a plan's link leads to: a page that asks once more, and then starts just this worksheet. */
export interface Plan {
  readonly purpose: PlannedPurpose;
  readonly parts: readonly Part[];
}

/** Where a planned worksheet is started: in the area of its subject, or in none where it mixes several. */
export function plannedAddress(
  purpose: PlannedPurpose,
  parts: readonly (Part & { readonly subject?: SubjectKey })[],
): string {
  const list = parts.map(({ questionType, count, level }) => [questionType, count, level ?? ''].join('~'));
  return `${areaOf(parts.flatMap((part) => part.subject ?? []))}/questions?plan=${purpose}&parts=${list.join(',')}`;
}

/** The plan in an address; nothing where there is none, or it has been cut short. */
export function planIn(search: URLSearchParams): Plan | undefined {
  const purpose = purposes.find((each) => each === search.get('plan'));
  const parts = (search.get('parts') ?? '').split(',').map(partOf);
  return purpose && parts.every((part) => part !== undefined) ? { purpose, parts } : undefined;
}

const purposes: readonly PlannedPurpose[] = ['practice', 'try-next', 'mistakes', 'paper'];

function partOf(text: string): Part | undefined {
  const [, questionType, count, level = ''] = /^([\w.-]+)~(\d{1,2})~([1-5]?)$/.exec(text) ?? [];
  if (questionType === undefined) return undefined;
  return { questionType, count: Number(count), ...(level !== '' && { level: Number(level) }) };
}
