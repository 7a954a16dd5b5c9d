import { createHash } from 'node:crypto';
import { answer } from 'platform/http';
import { certificateText } from 'schemas/privacy/certificate';
import { getErasureCertificate } from 'schemas/privacy/erasure.contract';
import { erasures } from 'schemas/privacy/erasures.table';

export const erasureCertificateQuery = answer(
  getErasureCertificate,
  { reads: [erasures] },
  async ({ reference }, { db }) => {
    const found = await db
      .from(erasures)
      .select(['certificate', 'hash'])
      .where('erasureId', '=', reference)
      .executeTakeFirst();
    const { certificate = null, hash = null } = found ?? {};
    const isValid = certificate !== null && hashOf(certificate) === hash;
    return { certificate, hash, isValid };
  },
);

const hashOf = (certificate: unknown) => createHash('sha256').update(certificateText(certificate)).digest('hex');
