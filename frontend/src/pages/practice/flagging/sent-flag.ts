import { keptJson, tab } from '../../../client/device-store';
import { useSession } from '../../../client/session';

/** What somebody has said of a question. */
export interface SentFlag {
  readonly ticked: readonly string[];
  readonly comment: string;
}

/** What was sent with the last flag of a question, as long as this tab lives: nobody but who wrote it reads it here. */
export function useSentFlag(worksheetId: string, questionNumber: number) {
  const flag = `flag.${useSession()?.learnerId ?? 'visitor'}.${worksheetId}.${questionNumber}`;
  const { read: sent, write: keep } = keptJson<SentFlag>(tab, flag);
  return { sent, keep };
}
