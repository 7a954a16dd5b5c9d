import { useEffect } from 'react';
import { tab } from '../../client/device-store';
import { useSession } from '../../client/session';
import type { Step } from '../../parts/standing/mastery';
import { useAnalytics } from './api';
import type { Worksheet } from './worksheet';

const nameOf = (learnerId: string, worksheetId: string) => `step.${learnerId}.${worksheetId}`;

/** Notes how secure the topic stands while its worksheet is being done, so that a step which it brings is known as new. */
export function useNoteStep({ worksheetId, topic }: Worksheet): void {
  const learnerId = useSession()?.learnerId ?? '';
  const { data } = useAnalytics();
  useEffect(() => {
    const name = nameOf(learnerId, worksheetId);
    if (!data || tab.read(name) !== undefined) return;
    const step: Step = data.topics.find((each) => each.topic === topic)?.step ?? null;
    tab.write(name, JSON.stringify(step));
  }, [data, learnerId, topic, worksheetId]);
}

/** The step of before the worksheet, null while there was none; undefined where this tab has not seen it done. */
export function useStepBefore({ worksheetId }: Pick<Worksheet, 'worksheetId'>): Step | undefined {
  const kept = tab.read(nameOf(useSession()?.learnerId ?? '', worksheetId));
  return kept === undefined ? undefined : (JSON.parse(kept) as Step);
}
