import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { getUnfinishedWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { halfDone } from '../../../../testing/practice/half-done';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

it('how many questions is asked beside its fields, and what is half done stands after the form', async () => {
  signInSomebody('ROLE_USER');
  serving(new Sheet('w1', [{ question: question(1), key: '5' }]), (like) =>
    like.on(getUnfinishedWorksheets).answers(() => [halfDone]),
  );
  showAt('/app/math/questions?topic=fractions&subtopic=of-amounts');
  const carryOn = await screen.findByRole('region', { name: 'Carry on where you left off' });
  const asked = screen.getByText(/^How many questions/);
  expect(asked.parentElement?.nextElementSibling).toHaveClass('quantities');
  const form = asked.closest('form');
  expect(form).not.toContainElement(carryOn);
  expect(form?.compareDocumentPosition(carryOn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
