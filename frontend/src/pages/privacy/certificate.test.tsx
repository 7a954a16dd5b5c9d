import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { getErasureCertificate } from 'schemas/privacy/erasure.contract';
import { FakeServer } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { placeWords } from './place-words';

beforeAll(() => import('./erasure-certificate.page'), 60_000);

it('says of a reference that it is unknown, and takes another', async () => {
  const server = new FakeServer().on(getErasureCertificate).answers(({ reference }) => ({
    standing: reference === 'abc' ? 'unknown' : 'coming',
    certificate: null,
    hash: null,
    isValid: false,
  }));
  const { user } = showAt('/erasure-certificate');
  const box = await screen.findByLabelText('Reference');
  expect(server.of(getErasureCertificate)).toEqual([]);
  await user.type(box, 'abc{Enter}');
  expect(await screen.findByText(/We know no erasure with this reference/)).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Reference'));
  await user.type(screen.getByLabelText('Reference'), 'erasure-1{Enter}');
  expect(await screen.findByText(/There is no certificate with this reference yet/)).toBeInTheDocument();
});

it.each([
  ['log: RegistrationAwaitedPayment', 'Our log: “registration awaited payment”'],
  ['read.accounts_accounts.childName', 'What the pages show: accounts, the field “child name”'],
  ['read.practice_worksheets', 'What the pages show: practice worksheets'],
  ['keys.subject_keys', 'Keys'],
  ['redis: bull', 'Queues and counters beside the database'],
  ['files: sealed', 'Files: reports of mock exams, sealed'],
  ['files: application/pdf', 'Files: PDFs'],
  ['files: image/png', 'Files: pictures'],
  ['files: text/csv', 'Files: others (text/csv)'],
  ['work.jobs', 'The table “work jobs”'],
])('says in words where somebody stood: %s', (place, words) => expect(placeWords(place)).toBe(words));
