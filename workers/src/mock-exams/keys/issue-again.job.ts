import { job } from 'platform/jobs';
import { ContentHash } from 'schemas/mock-exams/paper';
import { KeyVersion } from 'schemas/mock-exams/keys/key-change';
import { issueAgainAfterKeyChange } from 'schemas/mock-exams/keys/keys.contract';
import type { Services } from '../../services';
import { refusedAs, StillCounted } from '../reports/refused-as';

const data = { paperHash: ContentHash, keyVersion: KeyVersion };

/** Has those reports made anew that a decision on a key prints differently: the decision names them. */
export const issueAgainJob = job<typeof data, Services>('mock-exams.issue-again', {
  data,
  once: ({ paperHash, keyVersion }) => `${paperHash} ${keyVersion}`,
  run: ({ paperHash, keyVersion }, { command }) =>
    refusedAs('MockKeyReportsRunning', StillCounted, () =>
      command(issueAgainAfterKeyChange, { paperHash, keyVersion }),
    ),
});
