import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { getBundleOffer } from 'schemas/payments/my-plan.contract';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { getPrices } from 'schemas/payments/prices/prices.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { signInSomebody } from '../../../../testing/somebody';
import { forgetAnswers } from '../../../client/kept';
import { BundleBanner } from './bundle-banner';

beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signInSomebody('ROLE_FREE_USER');
});

const shown = (isOffered: boolean) => {
  const server = new FakeServer()
    .on(getBundleOffer)
    .answers(() => ({ isOffered }))
    .on(getPrices)
    .answers(() => ({ version: 1, ...openingPrices, bundlePence: 3500 }));
  render(<BundleBanner />, { wrapper: MemoryRouter });
  return server;
};

describe('the banner of the bundle', () => {
  it('tells a parent the price of the list, until it is put away on this device', async () => {
    shown(true);
    expect(await screen.findByText(/for £35 per month/)).toHaveTextContent(
      'For a parent: all upcoming mock exam sessions plus the unlimited platform for £35 per month.',
    );
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/app/my-subscription');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/per month/)).toBeNull();
  });

  it('is not there for a family that is not told of it', async () => {
    const server = shown(false);
    await waitFor(() => expect(server.of(getBundleOffer)).toHaveLength(1));
    await waitFor(() => expect(server.of(getPrices)).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
