import { tab } from '../../../client/device-store';
import { useSession } from '../../../client/session';

/** What somebody has said of a question. */
export interface SentFlag {
  readonly ticked: readonly string[];
  readonly comment: string;
}

/** What was sent with the last flag of a question, as long as this tab lives: nobody but who wrote it reads it here. */
export function useSentFlag(worksheetId: string, questionNumber: number) {
  const name = `flag.${useSession()?.learnerId ?? 'visitor'}.${worksheetId}.${questionNumber}`;
  return {
    sent: () => JSON.parse(tab.read(name) ?? 'null') as SentFlag | null,
    keep: (flag: SentFlag) => tab.write(name, JSON.stringify(flag)),
  };
}
