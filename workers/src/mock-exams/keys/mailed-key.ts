import type { Person } from 'platform/jobs';
import type { Services } from '../../services';

/** An admin who may still be written to. */
export async function adminToTell(
  accountId: string,
  { reports, person }: Pick<Services, 'reports' | 'person'>,
): Promise<Person | 'erased'> {
  const admins = await reports.adminIds();
  return admins.includes(accountId) ? person(accountId) : 'erased';
}

/** Where a question's key is seen. No letter of a key is in a mail, and none in an address that is opened from one. */
export const keyLink = (publicUrl: string, of: { readonly paperHash: string; readonly questionId: string }): string =>
  `${publicUrl}/app/admin-whizz/mock-exam-key?${new URLSearchParams({ ...of }).toString()}`;
