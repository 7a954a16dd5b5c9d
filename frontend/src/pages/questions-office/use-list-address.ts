import { useSearchParams } from 'react-router-dom';
import type { ListedItem } from './api';

/** What of the list is looked at. */
export interface Looked {
  readonly topic: string | null;
  readonly status: string | null;
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
    status: search.get('status'),
    find: search.get('find') ?? '',
    item: search.get('item'),
  };
  const go = (change: Partial<Looked>) => {
    const pairs = Object.entries({ ...looked, ...change }).filter((pair): pair is [string, string] => Boolean(pair[1]));
    setSearch(pairs, { replace: true });
  };
  return { looked, go };
}

export const matching = (items: readonly ListedItem[], { topic, status, find }: Looked) =>
  items.filter(
    (item) =>
      (topic === null || item.topic === topic) &&
      (status === null || item.status === status) &&
      item.title.toLowerCase().includes(find.toLowerCase()),
  );
