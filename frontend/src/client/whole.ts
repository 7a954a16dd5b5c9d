import { useEffect } from 'react';
import type { PagesOf } from './pages';

/** Asks for one page after the other until all of a list is there: for what can be told of the whole alone. */
export function useWhole<P extends PagesOf<unknown>>(pages: P): P {
  const { data, adding, notAdded, more } = pages;
  const hasMore = data?.next !== undefined;
  useEffect(() => {
    if (hasMore && !adding && !notAdded) more();
  }, [hasMore, adding, notAdded, more]);
  return pages;
}
