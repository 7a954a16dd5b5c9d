import { useState } from 'react';
import type { Picture } from 'schemas/mock-exams/paper';
import { Dialog } from '../../../parts/dialog/dialog';
import { Figure } from '../../../parts/question/figure';

/** Where the bytes of an uploaded picture are, as an address that an `img` can show; undefined while they are not here. */
export type PictureSource = (hash: string) => string | undefined;

interface PaperPictureProps {
  readonly picture: Picture;
  readonly source: PictureSource | undefined;
}

/** A picture of a paper, drawn or uploaded. What is missing says what it would show, in words. */
export function PaperPicture({ picture, source }: PaperPictureProps) {
  if (picture.kind === 'drawn') return <Figure svg={picture.svg} />;
  const { hash, width, height, alt } = picture;
  const address = source?.(hash);
  if (address === undefined) return <span className="exam-no-picture">{alt || 'A picture that is not here yet'}</span>;
  return <img className="figure exam-kept" src={address} width={width} height={height} alt={alt} />;
}

interface EnlargingProps {
  /** The first is the question's own; then the choices'. */
  readonly pictures: readonly { readonly letter: string; readonly picture: Picture }[];
  readonly source: PictureSource | undefined;
}

/** A button that shows pictures as large as the screen lets them be. */
export function Enlarge({ pictures, source }: EnlargingProps) {
  const [open, setOpen] = useState(false);
  const words = pictures.length === 1 ? 'Larger picture' : 'Larger pictures';
  return (
    <div className="exam-enlarge">
      <button type="button" className="exam-link" onClick={() => setOpen(true)}>
        {words}
      </button>
      <Dialog title={words} open={open} onClose={() => setOpen(false)} look="exam-large" end="Close">
        <div className="exam-large-pictures">
          {pictures.map(({ letter, picture }) => (
            <figure key={letter}>
              {letter !== '' && <figcaption>{letter}</figcaption>}
              <PaperPicture picture={picture} source={source} />
            </figure>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
