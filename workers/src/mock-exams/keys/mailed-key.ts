import type { Person } from 'platform/jobs';
import type { Services } from '../../services';
import type { KeyProposed } from '../reports/report-port';

/** An admin who may still be written to. */
export async function adminToTell(
  accountId: string,
  { reports, person }: Pick<Services, 'reports' | 'person'>,
): Promise<Person | 'erased'> {
  const admins = await reports.adminIds();
  return admins.includes(accountId) ? person(accountId) : 'erased';
}

/** `question 16 of Paper 1 (CEM set 7)`. */
export const placeWords = ({ number, paperName, setName }: Pick<KeyProposed, 'number' | 'paperName' | 'setName'>) =>
  `question ${number} of ${paperName}${setName === null ? '' : ` (${setName})`}`;

/** Somebody as colleagues know them. */
export async function colleague(accountId: string, { person }: Pick<Services, 'person'>): Promise<string> {
  const known = await person(accountId);
  return (known === 'erased' ? null : known.name) ?? 'Another admin';
}

/** Where a question's key is seen. No letter of a key is in a mail, and none in an address that is opened from one. */
export const keyLink = (publicUrl: string, of: { readonly paperHash: string; readonly questionId: string }): string =>
  `${publicUrl}/app/admin-whizz/mock-exam-key?${new URLSearchParams({ ...of }).toString()}`;
