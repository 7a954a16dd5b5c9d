import { useSearchParams } from 'react-router-dom';
import type { WhichItems } from './api';

const statuses = ['draft', 'approved', 'retired'] as const;

/** What of the list is looked at. */
export interface Looked {
  readonly topic: string | null;
  readonly status: NonNullable<WhichItems['status']> | null;
  /** Part of a title, without regard to case. */
  readonly find: string;
  /** The one that is open. */
  readonly item: string | null;
}

/** What is looked at stands in the address, so that a link shares it. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const looked: Looked = {
    topic: search.get('topic'),
    status: statuses.find((status) => status === search.get('status')) ?? null,
    find: search.get('find') ?? '',
    item: search.get('item'),
  };
  const go = (change: Partial<Looked>) => {
    const pairs = Object.entries({ ...looked, ...change }).filter((pair): pair is [string, string] => Boolean(pair[1]));
    setSearch(pairs, { replace: true });
  };
  return { looked, go };
}

/** What of the list the services are asked for. */
export const whichOf = ({ topic, status, find }: Looked): WhichItems => ({
  ...(topic !== null && { topic }),
  ...(status !== null && { status }),
  ...(find !== '' && { find }),
});
