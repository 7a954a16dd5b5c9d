import type { ExplainedFigure } from 'schemas/mock-exams/marks/explained/explained.rules';
import type { ReportSure } from 'schemas/mock-exams/reports/report-content';
import type { Which } from './api';
import { Explained } from './explained';

interface HowSureProps {
  readonly sure: readonly ReportSure[];
  readonly which: Which;
}

/** What each figure is worth; a figure opens what it was made from. */
export const HowSure = ({ sure, which }: HowSureProps) => (
  <section>
    <h2>How sure we are</h2>
    <ul className="how-sure">
      {sure.map(({ lead, text, partId }) => {
        const figure = figureOf(lead, sure);
        return (
          <li key={lead}>
            <b>
              <Explained which={which} figure={figure ?? 'raw'} of={figure ? partId : null} title={lead}>
                {lead}
              </Explained>
            </b>{' '}
            {text}
          </li>
        );
      })}
    </ul>
  </section>
);

/** Which figure it tells of; undefined where it tells of none, or of one that is kept back, as the steps of a score are with it. */
function figureOf(lead: string, sure: readonly ReportSure[]): ExplainedFigure | undefined {
  if (/^\d+ of \d+$/.test(lead)) return 'raw';
  if (sure.some((one) => one.lead.startsWith('Percentile under'))) return undefined;
  if (lead.startsWith('Percentile')) return 'percentile';
  return lead.startsWith('Standardised') ? 'score' : undefined;
}
