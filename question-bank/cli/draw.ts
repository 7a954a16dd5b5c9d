import { parseArgs } from 'node:util';
import { drawLines, UnknownChoice } from './draw-lines';

const { values } = parseArgs({
  options: {
    subject: { type: 'string' },
    topic: { type: 'string' },
    type: { type: 'string' },
    level: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
  },
});

try {
  for (const line of drawLines(values)) console.log(JSON.stringify(line));
} catch (error) {
  if (!(error instanceof UnknownChoice)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
