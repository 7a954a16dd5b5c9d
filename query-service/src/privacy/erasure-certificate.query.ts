import { createHash } from 'node:crypto';
import { answer } from 'platform/http';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { certificateText } from 'schemas/privacy/certificate';
import { getErasureCertificate } from 'schemas/privacy/erasure.contract';
import { erasures } from 'schemas/privacy/erasures.table';

export const erasureCertificateQuery = answer(
  getErasureCertificate,
  { reads: [erasures] },
  async ({ reference }, { db }) => {
    const found = await db
      .from(erasures)
      .select(['certificate', 'hash', 'state'])
      .where('erasureId', '=', reference)
      .executeTakeFirst();
    const { certificate = null, hash = null } = found ?? {};
    const isValid = certificate !== null && hashOf(certificate) === hash;
    return { standing: standingOf(found?.state), certificate, hash, isValid };
  },
);

function standingOf(
  state: RowOf<typeof erasures>['state'] | undefined,
): ReplyOf<typeof getErasureCertificate>['standing'] {
  if (state === undefined) return 'unknown';
  if (state === 'cancelled') return 'kept';
  return state === 'certified' ? 'certified' : 'coming';
}

const hashOf = (certificate: unknown) => createHash('sha256').update(certificateText(certificate)).digest('hex');
