import { useState } from 'react';
import { moment, timeToTheSecond } from '../../../parts/dates';
import { PageHeading } from '../../../parts/page/page-heading';
import type { Incidents, LosingChild, MarkedIncident } from './api';
import { ChildTable } from './child-table';
import { wholeOf } from './child-strip';
import { DecidePanel } from './decide-panel';
import { Figures } from './figures';
import { headingOf } from './heading';
import { History } from './history';
import { IncidentList } from './incident-list';
import { KindsPanel } from './kinds-panel';
import { nameOf, type LookedAt, type LossRow, type Weighing } from './looked-at';
import { MarkDialog } from './mark-dialog';
import { useLooked, useTicked } from './use-looked';
import { WithdrawDialog } from './withdraw-dialog';

interface OfSessionProps {
  readonly sessionId: string;
  readonly known: Incidents;
  readonly sat: readonly LosingChild[];
  /** Up to where in the log it was reckoned, and when. */
  readonly counted: { readonly countedTo: string; readonly at: string };
  readonly onAgain: () => void;
}

interface Marking {
  readonly what: string;
  readonly fromAt: string;
  readonly untilAt: string;
}

/** One session: an incident of it, or all that the log shows. */
export function OfSession({ sessionId, known, sat, counted, onAgain }: OfSessionProps) {
  const { looked, rows, weighing, choose, weigh } = useLooked(known, sat);
  const { ticked, tick } = useTicked(rows);
  const [marking, setMarking] = useState<Marking>();
  const { incident } = looked;
  const mark = (outage?: Incidents['outages'][number]) =>
    setMarking(outage ? { what: 'Our services were away', ...timesOf(outage) } : lately(looked, known));
  return (
    <>
      <Heading title={headingOf(looked, rows)} known={known} counted={counted} onAgain={onAgain} looked={looked} />
      <Figures rows={rows} />
      <div className="incident-columns">
        <div className="incident-side">
          <IncidentList
            incidents={known.incidents}
            outages={known.outages}
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
              whole={wholeOf(rows, looked)}
              chosen={ticked}
              onChoose={incident?.withdrawn ? undefined : tick}
            />
          </section>
          {incident && <OfIncident {...{ sessionId, known, incident, weighing, rows, ticked, onAgain }} />}
        </div>
      </div>
      {marking && (
        <MarkDialog
          sessionId={sessionId}
          what={marking.what}
          stretch={marking}
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
  return (
    <>
      {isOpen && (
        <DecidePanel
          key={`${incident.incidentId} ${incident.decisions.length}`}
          {...{ sessionId, known, incident, weighing }}
          rows={rows.filter(({ learnerId }) => ticked.has(learnerId))}
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

const timesOf = ({ fromAt, untilAt }: { readonly fromAt: string; readonly untilAt: string }) => ({ fromAt, untilAt });

const LATELY_MS = 10 * 60_000;

/** While it is sat, the last ten minutes; afterwards what is looked at. */
function lately({ fromAt, untilAt }: LookedAt, { isOver, serverNow }: Incidents): Marking {
  if (isOver) return { what: '', fromAt, untilAt };
  return { what: '', fromAt: new Date(Date.parse(serverNow) - LATELY_MS).toISOString(), untilAt: serverNow };
}

interface HeadingProps extends Pick<OfSessionProps, 'known' | 'counted' | 'onAgain'> {
  readonly title: string;
  readonly looked: LookedAt;
}

function Heading({ title, known, counted, onAgain, looked: { incident } }: HeadingProps) {
  const isDecided = incident !== null && incident.decisions.length > 0;
  return (
    <div>
      <div className="incident-head">
        <PageHeading title={title} />
        {incident && !isDecided && <span className="incident-tag">▲ Nothing is decided yet</span>}
      </div>
      <p className="soft incident-facts">
        Mock exam of {moment(known.startsAt)}
        {known.isOver ? ', over' : ', being sat'}. Reckoned {timeToTheSecond(counted.at)} from the log up to{' '}
        <span className="num">{counted.countedTo.replace(/^0+(?=\d)/, '')}</span>.{' '}
        <button type="button" className="link-button" onClick={onAgain}>
          Look again
        </button>
      </p>
    </div>
  );
}
