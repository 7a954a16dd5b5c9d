import { useState } from 'react';
import type { KeyPage } from './api';

interface Notice {
  readonly words: string;
  /** What was open when it was told; empty: nothing. */
  readonly proposalId: string;
  readonly keyVersion: number;
  /** That proposal is said to be open no more. */
  readonly isGone: boolean;
}

const nothing: Notice = { words: '', proposalId: '', keyVersion: 0, isGone: false };

/**
 * What was done just now, or that what waited does so no longer: until the page shows it itself, something else waits or is looked at;
 * from then on it is told no more. What is gone is not shown as open, though what is asked for next may know of it still.
 */
export function useNotice(page: KeyPage) {
  const [notice, setNotice] = useState(nothing);
  const now = { proposalId: openIn(page), keyVersion: page.keyVersion };
  if (notice.words !== '' && isPast(notice, now)) setNotice(nothing);
  const isGone = notice.isGone && now.proposalId === notice.proposalId;
  return {
    page: isGone ? Object.assign({}, page, { proposal: null }) : page,
    words: now.proposalId === '' || isGone ? notice.words : '',
    tell: (words: string) => setNotice({ words, isGone: false, ...now }),
    goes: (words: string) => setNotice({ words, isGone: true, ...now }),
    clear: () => setNotice((before) => ({ ...before, words: '' })),
  };
}

const openIn = ({ proposal }: KeyPage): string => proposal?.proposalId ?? '';

/** Another proposal waits, or what was decided is on the page. */
function isPast(notice: Notice, { proposalId, keyVersion }: Pick<Notice, 'proposalId' | 'keyVersion'>): boolean {
  const isAnother = proposalId !== '' && proposalId !== notice.proposalId;
  return isAnother || (!notice.isGone && keyVersion !== notice.keyVersion);
}
