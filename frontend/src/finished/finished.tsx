import './no-window';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from '../app';

export { publicPages } from './public-pages';

/** The markup of a screen as a visitor sees it who has never been here: all of it, with nothing still to come. */
export async function markupOf(path: string): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <AppRoutes />
    </StaticRouter>,
    // Large parts would else come out of their order, to be put in place by scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (fault) => void faults.push(fault) },
  );
  const markup = await text(prelude);
  if (faults.length > 0) throw new Error(`${path} could not be made`, { cause: faults[0] });
  return markup;
}
