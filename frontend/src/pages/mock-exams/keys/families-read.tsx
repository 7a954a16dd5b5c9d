import { day } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import type { KeyPage, KeyPreview } from './api';

interface FamiliesReadProps {
  readonly page: KeyPage;
  readonly preview: KeyPreview;
  /** As it is written now. */
  readonly reason: string;
}

/** What stands above the first sentence of each report that is issued again. */
export function FamiliesRead({ page, preview, reason }: FamiliesReadProps) {
  const first = preview.rows.find(({ report }) => report === 'differs');
  return (
    <section className="office-panel key-families" aria-label="What families will read">
      <h2>What {counted(preview.reports, 'family', 'families')} will read</h2>
      <p className="small soft">{whose(first?.childName ?? null)} report, above the first sentence:</p>
      <blockquote>
        Corrected {day(page.serverNow)}. {reason}
      </blockquote>
    </section>
  );
}

function whose(name: string | null): string {
  const first = name?.split(' ')[0] ?? '';
  return first === '' ? 'The' : `${first}’s`;
}
