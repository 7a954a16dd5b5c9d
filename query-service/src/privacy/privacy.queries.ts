import { erasureCertificateQuery } from './erasure-certificate.query';
import { fetchCopyQuery, type CopyParts } from './fetch-copy.query';
import { myPrivacyQuery } from './my-privacy.query';

export const privacyQueries = (parts: CopyParts) => [
  myPrivacyQuery(parts.db),
  fetchCopyQuery(parts),
  erasureCertificateQuery,
];
