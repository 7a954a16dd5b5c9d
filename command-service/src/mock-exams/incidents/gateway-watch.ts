import type { Clock } from 'platform/clock';
import type { EventLog } from 'platform/event-log';
import { seenServices, type SeenService } from 'schemas/mock-exams/incidents/evidence.rules';
import { noteOutage } from './note-outage';
import { LEAST_MS } from './outages.decider';

/** In ms: an answer that takes longer is none, to whoever waits for a page. */
const PATIENCE_MS = 4_000;

/** Who is away, as the gateway says it; null where the gateway itself does not answer. */
export type Asking = () => Promise<ReadonlySet<string> | null>;

/** Asks where visitors come. @param publicUrl its address */
export function askingAt(publicUrl: string, ask: (url: string, how: RequestInit) => Promise<Response> = fetch): Asking {
  const address = `${publicUrl.replace(/\/$/, '')}/readyz`;
  return async () => {
    try {
      const reply = await ask(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
      return waitingIn(await reply.json());
    } catch {
      return null;
    }
  };
}

/** Whatever else answers there is not the gateway. */
function waitingIn(told: unknown): ReadonlySet<string> | null {
  if (typeof told !== 'object' || told === null || !('status' in told)) return null;
  const waiting = 'waiting' in told && Array.isArray(told.waiting) ? told.waiting : [];
  return new Set(waiting.filter((name) => typeof name === 'string'));
}

interface Parts {
  readonly ask: Asking;
  readonly log: EventLog;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * What children see of us beside the command service, which takes their answers: whether the gateway answers, and has the
 * others behind it. Something is away from the last look that found it there to the next one that does. Nothing is said of
 * what was never there, nor of a time in which nobody looked: that is an outage of the command service's own.
 */
export class GatewayWatch {
  private readonly seen = new Map<SeenService, { readonly at: string; readonly isAway: boolean }>();
  private lookedAt: number | undefined;

  constructor(private readonly parts: Parts) {}

  /** @throws where it cannot be written down: the next look does */
  async look(): Promise<void> {
    const begun = this.parts.clock.now().getTime();
    const waiting = await this.parts.ask();
    const now = this.parts.clock.now();
    const wasAwayItself = begun - (this.lookedAt ?? begun) >= LEAST_MS || now.getTime() - begun > 2 * PATIENCE_MS;
    if (wasAwayItself) this.seen.clear();
    this.lookedAt = now.getTime();
    for (const service of seenServices) await this.take(service, standingOf(service, waiting), now.toISOString());
  }

  private async take(service: SeenService, standing: Standing, now: string): Promise<void> {
    const known = this.seen.get(service);
    if (standing === 'there') {
      if (known?.isAway === true) await this.note({ fromAt: known.at, untilAt: now, service });
      this.seen.set(service, { at: now, isAway: false });
    } else if (standing === 'away' && known) this.seen.set(service, { at: known.at, isAway: true });
    else if (known?.isAway === false) this.seen.delete(service);
  }

  private async note(away: Parameters<typeof noteOutage>[1]): Promise<void> {
    if (Date.parse(away.untilAt) - Date.parse(away.fromAt) >= LEAST_MS) await noteOutage(this.parts.log, away);
  }
}

/** As the gateway calls them. */
const nameBehind: Readonly<Record<Exclude<SeenService, 'gateway'>, string>> = {
  'query-service': 'query',
  projectors: 'projectors',
};

type Standing = 'there' | 'away' | 'unknown';

/** Behind a gateway that does not answer nobody knows of the others. */
function standingOf(service: SeenService, waiting: ReadonlySet<string> | null): Standing {
  if (service === 'gateway') return waiting === null ? 'away' : 'there';
  if (waiting === null) return 'unknown';
  return waiting.has(nameBehind[service]) ? 'away' : 'there';
}
