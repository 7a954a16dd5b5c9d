import type { Picture } from 'schemas/mock-exams/paper';
import { Figure } from '../../../../parts/question/figure';
import { useKeptPictures } from './kept-pictures';

/** A picture of a set: one that the question bank drew, or one that was uploaded. */
export function ShownPicture({ picture }: { readonly picture: Picture }) {
  return picture.kind === 'drawn' ? <Figure svg={picture.svg} /> : <Kept picture={picture} />;
}

function Kept({ picture: { hash, width, height, alt } }: { readonly picture: Extract<Picture, { kind: 'kept' }> }) {
  const address = useKeptPictures([hash])(hash);
  // Its room is kept until it has come: nothing below it moves.
  const shape = { aspectRatio: `${width} / ${height}` };
  return address === undefined ? (
    <span className="authoring-picture" style={shape} role="img" aria-label={alt} />
  ) : (
    <img className="authoring-picture" src={address} alt={alt} width={width} height={height} style={shape} />
  );
}
