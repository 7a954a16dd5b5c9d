import { atEach, set } from 'platform/projections';
import { arrivals, articleReads } from 'schemas/marketing/funnel/funnel.tables';
import { sourceNamed } from 'schemas/marketing/funnel/sources';
import { readModel } from '../read-model';

export const articleReadsProjection = readModel(articleReads, { version: 1 }).fold({
  ArticleRead: (row, { data: { article, source } }) => ({ article, source, reads: (row?.reads ?? 0) + 1 }),
});

export const arrivalsProjection = readModel(arrivals, { version: 1 }).fold({
  AccountRegistered: atEach(
    ({ accountId, learnerId }) => [...new Set([accountId, learnerId])],
    (row, { data: { accountId, learnerId, cameFrom } }, id) =>
      row ?? {
        id: id === accountId ? accountId : learnerId,
        cameFrom: sourceNamed(cameFrom) ?? 'direct',
        isAccount: id === accountId,
        hasFinished: false,
        hasPlan: false,
      },
  ),
  WorksheetCompleted: atEach(
    ({ learnerId }) => [learnerId],
    (row) => (row?.hasFinished === false ? set(row, { hasFinished: true }) : undefined),
  ),
  GrantGiven: atEach(
    ({ familyId, source }) => (source === 'subscription' ? [familyId] : []),
    (row) => row && set(row, { hasPlan: true }),
  ),
});
