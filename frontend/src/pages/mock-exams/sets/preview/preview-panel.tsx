import { useState } from 'react';
import type { Paper } from 'schemas/mock-exams/paper';
import { Dialog } from '../../../../parts/dialog/dialog';
import { ExamView } from '../../exam-view/exam-view';
import { useKeptPictures } from '../pictures/kept-pictures';
import { hashesIn } from '../questions/draft-paper';

interface PreviewProps {
  readonly paper: Paper;
  /** What stands in the bar above it. */
  readonly title: string;
  readonly here: string | undefined;
  readonly onShow?: ((questionId: string) => void) | undefined;
}

/** Of the part, so that a long list can lead to it. */
export const PREVIEW = 'as-the-child-sees-it';

const widths = [
  ['wide', 'Wide'],
  ['phone', 'Phone'],
] as const;
type Width = (typeof widths)[number][0];

/** A paper as the child sees it, on a screen or on a phone: the view that is sat, and not another one. */
export function PreviewPanel(props: PreviewProps) {
  const [width, setWidth] = useState<Width>('phone');
  const [isLarge, setIsLarge] = useState(false);
  return (
    <section id={PREVIEW} className="authoring-preview" aria-label="As the child sees it">
      <div className="authoring-panel-head">
        <h2>As the child sees it</h2>
        <div className="authoring-row-acts">
          <button type="button" className="link-button" onClick={() => setIsLarge(true)}>
            Full size
          </button>
          <div className="preview-widths" role="group" aria-label="Width">
            {widths.map(([one, words]) => (
              <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
                {words}
              </button>
            ))}
          </div>
        </div>
      </div>
      <div className={`preview-frame is-${width}`} tabIndex={0} role="region" aria-label="Preview">
        <Preview {...props} />
      </div>
      <Dialog
        title="As the child sees it"
        open={isLarge}
        onClose={() => setIsLarge(false)}
        look="authoring-full"
        end="Close"
      >
        <Preview {...props} />
      </Dialog>
    </section>
  );
}

/** The view itself, as wide as its place. */
export function Preview({ paper, title, here, onShow }: PreviewProps) {
  const pictures = useKeptPictures(hashesIn(paper));
  return (
    <div className="preview-page">
      <ExamView paper={paper} title={title} here={here} onShow={onShow} pictures={pictures} />
    </div>
  );
}
