import { useMemo, useState } from 'react';
import { sharedSilences } from 'schemas/mock-exams/incidents/shared-silences.rules';
import { moment, timeToTheSecond } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import { PageHeading } from '../../../parts/page/page-heading';
import type { Incidents, LosingChild, MarkedIncident } from './api';
import { ChildTable } from './child-table';
import { wholeOf, type Stretch } from './child-strip';
import { DecidePanel } from './decide-panel';
import { Figures } from './figures';
import { headingOf } from './heading';
import { History } from './history';
import { IncidentList, type Suggested } from './incident-list';
import { KindsPanel } from './kinds-panel';
import { nameOf, speaksFor, type LookedAt, type LossRow, type Weighing } from './looked-at';
import { MarkDialog, type Marking } from './mark-dialog';
import { useLooked, useTicked } from './use-looked';
import { WithdrawDialog } from './withdraw-dialog';

interface OfSessionProps {
  readonly sessionId: string;
  readonly known: Incidents;
  readonly sat: readonly LosingChild[];
  /** Up to where in the log it was reckoned, and when. */
  readonly reckoned: { readonly countedTo: string; readonly at: string };
  readonly onAgain: () => void;
}

/** One session: an incident of it, or all that the log shows. */
export function OfSession({ sessionId, known, sat, reckoned, onAgain }: OfSessionProps) {
  const { looked, rows, weighing, choose, weigh } = useLooked(known, sat);
  const { ticked, tick } = useTicked(rows, looked);
  const [marking, setMarking] = useState<Marking>();
  const whole = wholeOf(rows, { fromAt: known.startsAt, untilAt: looked.untilAt });
  const { incident } = looked;
  const shared = useMemo(() => sharedSilences(sat.map(({ facts }) => facts)), [sat]);
  const mark = (one?: Suggested) => setMarking(one ? asSuggested(one) : lately(looked, known));
  return (
    <>
      <Heading title={headingOf(looked, rows)} known={known} reckoned={reckoned} onAgain={onAgain} looked={looked} />
      <Figures rows={rows} />
      <div className="incident-columns">
        <div className="incident-side">
          <IncidentList
            incidents={known.incidents}
            outages={known.outages}
            shared={shared}
            chosen={incident?.incidentId ?? null}
            onChoose={choose}
            onMark={mark}
          />
          <KindsPanel looked={looked} weighing={weighing} rows={rows} onWeigh={weigh} />
        </div>
        <div className="incident-main">
          <section className="office-panel loss-panel" aria-label="Children">
            <ChildTable
              sessionId={sessionId}
              rows={rows}
              whole={whole}
              chosen={ticked}
              onChoose={isTakenBack(incident) ? undefined : tick}
            />
          </section>
          {incident === null && (
            <MarkFirst rows={rows} count={ticked.size} onMark={() => setMarking(asLogged(whole, ticked.size > 0))} />
          )}
          {incident && <OfIncident {...{ sessionId, known, incident, weighing, rows, ticked, onAgain }} />}
        </div>
      </div>
      {marking && (
        <MarkDialog
          sessionId={sessionId}
          marking={marking}
          some={[...ticked]}
          onOver={(incidentId) => {
            setMarking(undefined);
            if (incidentId !== undefined) choose(incidentId);
          }}
        />
      )}
    </>
  );
}

interface OfIncidentProps extends Pick<OfSessionProps, 'sessionId' | 'known' | 'onAgain'> {
  readonly incident: MarkedIncident;
  readonly weighing: Weighing;
  readonly rows: readonly LossRow[];
  readonly ticked: ReadonlySet<string>;
}

/** What can be decided about it, and what was. */
function OfIncident({ sessionId, known, incident, weighing, rows, ticked, onAgain }: OfIncidentProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const names = new Map(rows.map((row) => [row.learnerId, nameOf(row)]));
  const isOpen = incident.withdrawn === null;
  const chosen = rows.filter(({ learnerId }) => ticked.has(learnerId));
  return (
    <>
      {isOpen && (chosen.length > 0 || incident.decisions.length === 0) && (
        <DecidePanel
          key={`${incident.incidentId} ${incident.decisions.length}`}
          {...{ sessionId, known, incident, weighing }}
          rows={chosen}
          onDone={onAgain}
        />
      )}
      <History incident={incident} nameOf={(id) => names.get(id) ?? 'a child'} />
      {isOpen && incident.decisions.length === 0 && (
        <p>
          <button type="button" className="link-button" onClick={() => setWithdrawing(true)}>
            Take this incident back
          </button>
        </p>
      )}
      {isWithdrawing && (
        <WithdrawDialog sessionId={sessionId} incident={incident} onOver={() => setWithdrawing(false)} />
      )}
    </>
  );
}

const isTakenBack = (incident: MarkedIncident | null): boolean => incident !== null && incident.withdrawn !== null;

const asSuggested = ({ what, fromAt, untilAt }: Suggested): Marking => ({
  origin: `shown-${Date.parse(fromAt)}`,
  what,
  fromAt,
  untilAt,
  by: 'log',
  whom: 'all',
});

/** What the log shows as it stands, for those who are ticked. */
const asLogged = ({ from, until }: Stretch, isForSome: boolean): Marking => ({
  origin: 'log',
  what: '',
  fromAt: new Date(from).toISOString(),
  untilAt: new Date(until).toISOString(),
  by: 'log',
  whom: isForSome ? 'some' : 'all',
});

const LATELY_MS = 10 * 60_000;

const lastMinute = (at: string): string => new Date(Math.floor(Date.parse(at) / 60_000) * 60_000).toISOString();

/** While it is sat, the last ten minutes; afterwards what is looked at. */
function lately({ fromAt, untilAt }: LookedAt, { isOver, serverNow }: Incidents): Marking {
  const before = new Date(Date.parse(serverNow) - LATELY_MS).toISOString();
  const times = isOver ? { fromAt, untilAt } : { fromAt: before, untilAt: lastMinute(serverNow) };
  return { origin: 'clock', what: '', fromAt: times.fromAt, untilAt: times.untilAt, by: 'window', whom: 'all' };
}

interface MarkFirstProps {
  readonly rows: readonly LossRow[];
  readonly count: number;
  readonly onMark: () => void;
}

/** What is to be decided about needs a name first. */
function MarkFirst({ rows, count, onMark }: MarkFirstProps) {
  if (!rows.some(speaksFor)) return null;
  return (
    <section className="office-panel mark-first" aria-label="Decide">
      <p>
        To give something back, say first what happened. <span className="soft">{whomWords(rows, count)}</span>
      </p>
      <button type="button" className="btn low" onClick={onMark}>
        Mark what the log shows…
      </button>
    </section>
  );
}

/** Nobody is ticked where nobody lost any, and where whoever did was taken out. */
function whomWords(rows: readonly LossRow[], count: number): string {
  if (count > 0) return `It can be for the ${counted(count, 'child', 'children')} ticked alone.`;
  if (rows.some(({ lostSeconds }) => lostSeconds > 0)) return 'Nobody is ticked: it would be for everybody.';
  return rows.some(({ givenSeconds }) => givenSeconds > 0)
    ? 'By what counts now nobody has any time left to get back.'
    : 'By what counts now nobody lost any time.';
}

interface HeadingProps extends Pick<OfSessionProps, 'known' | 'reckoned' | 'onAgain'> {
  readonly title: string;
  readonly looked: LookedAt;
}

function Heading({ title, known, reckoned, onAgain, looked: { incident } }: HeadingProps) {
  const isDecided = incident !== null && incident.decisions.length > 0;
  return (
    <div>
      <div className="incident-head">
        <PageHeading title={title} />
        {incident && !isDecided && <span className="incident-tag">▲ Nothing is decided yet</span>}
      </div>
      <p className="soft incident-facts">
        Mock exam of {moment(known.startsAt)}
        {known.isOver ? ', over' : ', being sat'}. Reckoned {timeToTheSecond(reckoned.at)} from the log up to{' '}
        <span className="num">{reckoned.countedTo.replace(/^0+(?=\d)/, '')}</span>.{' '}
        <button type="button" className="link-button" onClick={onAgain}>
          Look again
        </button>
      </p>
    </div>
  );
}
