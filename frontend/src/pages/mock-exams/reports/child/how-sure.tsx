import type { ReportSure } from 'schemas/mock-exams/reports/report-content';

/** What each figure is worth. */
export const HowSure = ({ sure }: { readonly sure: readonly ReportSure[] }) => (
  <section>
    <h2>How sure we are</h2>
    <ul className="how-sure">
      {sure.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> {text}
        </li>
      ))}
    </ul>
  </section>
);
