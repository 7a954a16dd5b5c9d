import { postgresPulse } from 'platform/pulse';
import type { DecidingGround } from 'platform/service';
import { askingAt, GatewayWatch } from './gateway-watch';
import { keepingOutages, keepOutages } from './outage-keeper';

interface Kept {
  readonly ground: Pick<DecidingGround, 'db' | 'log' | 'logger' | 'clock'>;
  /** Where visitors come; without it nobody looks what they see there. */
  readonly publicUrl?: string | undefined;
}

/** Writes down when children could not reach us, until it is stopped. */
export function outagesKept({ ground: { db, log, logger, clock }, publicUrl }: Kept): () => Promise<void> {
  const onFault = (error: unknown) => logger.warn({ err: error }, 'outages are not written down');
  const pulse = postgresPulse(db, 'command-service');
  const watch = publicUrl === undefined ? undefined : new GatewayWatch({ ask: askingAt(publicUrl), log, clock });
  const stops = [
    keepingOutages({ look: () => keepOutages({ pulse, log, clock }), onFault }),
    ...(watch ? [keepingOutages({ look: () => watch.look(), onFault })] : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
