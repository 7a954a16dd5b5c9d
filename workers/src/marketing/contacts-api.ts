import { sendOutside } from 'platform/outside';
import type { ListProvider } from './list-provider';

interface ContactsApi {
  /** `https://api.brevo.com/v3` */
  readonly url: string;
  readonly key: string;
  /** The number of the list there. */
  readonly list: number;
  readonly name: string;
}

/** A provider that speaks as Brevo's contacts do, which are found by an id of ours: no address stands in an address. */
export function contactsApi({ url, key, list, name }: ContactsApi): ListProvider {
  const headers = { 'api-key': key };
  return {
    name,
    add: async ({ memberId, email }) => {
      const body = { email: email.trim().toLowerCase(), ext_id: memberId, listIds: [list], updateEnabled: true };
      return (await sendOutside(`${url}/contacts`, { body, headers })) === 'taken' ? 'taken' : 'refused';
    },
    remove: async (memberId) => {
      const contact = `${url}/contacts/${encodeURIComponent(memberId)}?identifierType=ext_id`;
      const answer = await sendOutside(contact, { method: 'DELETE', body: undefined, headers });
      // Nothing else could be done about it, and somebody has to know.
      if (answer === 'refused') throw new Error(`${name} did not take somebody off the list`);
    },
  };
}
