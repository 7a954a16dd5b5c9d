import { useEffect } from 'react';
import { updateBlogsViewData } from 'schemas/marketing/funnel/funnel.contract';
import type { ArticleName } from 'schemas/marketing/funnel/sources';
import { call } from '../../client/call';
import { useCameFrom } from '../../parts/came-from';

/** In ms: whoever is gone by then has read nothing. */
const READING = 10_000;

/** Has it counted that an article is read: which, and what its address said of where from. Nothing is kept here, nor sent with it. */
export function useCountedRead(slug: string): void {
  const source = useCameFrom();
  useEffect(() => {
    const request = { blogViewed: slug as ArticleName, ...(source !== undefined && { viewSource: source }) };
    // Nobody waits for it, and nothing is said where it could not be counted.
    const timer = setTimeout(() => void call(updateBlogsViewData, request).catch(() => undefined), READING);
    return () => clearTimeout(timer);
  }, [slug, source]);
}
