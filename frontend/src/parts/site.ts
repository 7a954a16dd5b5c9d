import { useSyncExternalStore } from 'react';
import { supportEmail } from '../look/product';

/** What whoever runs the site has set for its public pages; the gateway writes it into them. */
interface Site {
  readonly consultationUrl?: string;
  /** Where whoever runs the site reads mail. */
  readonly contactEmail?: string;
  readonly promotion?: Promotion;
  /** The code that articles name, while it is good. */
  readonly discount?: { readonly code: string; readonly percentOff: number };
}

export interface Promotion {
  readonly words: string;
  /** ISO instant. */
  readonly endsAt: string;
  readonly link: { readonly words: string; readonly to: string };
}

const none: Site = {};
let read: { readonly text: string; readonly site: Site } | undefined;

/** The same object as long as the page says the same, as React asks of a snapshot. */
function siteOnPage(): Site {
  const text = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? '{}';
  if (read?.text !== text) read = { text, site: JSON.parse(text) as Site };
  return read.site;
}

const never = () => () => undefined;

export const useSite = (): Site => useSyncExternalStore(never, siteOnPage, () => none);

/** Where visitors write to. */
export const contactOf = ({ contactEmail }: Site): string => contactEmail ?? supportEmail;
