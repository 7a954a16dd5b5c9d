import { useEffect } from 'react';
import { tab } from '../../../../client/device-store';
import { useComfort } from '../../../../parts/reading-comfort/reading-comfort';

/** Larger text for a child who has it among their arrangements: set once in a session, and theirs to change from then on. */
export function useLargerText(sessionId: string, isLarger: boolean): void {
  const [{ text }, change] = useComfort();
  useEffect(() => {
    if (!isLarger || tab.read('larger-text') === sessionId) return;
    tab.write('larger-text', sessionId);
    if (text === '100') change({ text: '125' });
  }, [sessionId, isLarger, text, change]);
}
