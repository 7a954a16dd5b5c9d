import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Mishap } from './mishap';
import { OfflinePictureOf } from './offline-picture';
import { fetched } from './unfetched';

const unreachable = () =>
  lazy(
    fetched(() =>
      Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch dynamically imported module')),
    ),
  );

/** A page behind its boundary; what React says of the error on the console belongs to it. */
function shown(Page: React.ComponentType, reload = jest.fn()) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = (place: string, here: React.ReactNode) => (
    <Mishap place={place} reload={reload}>
      <Suspense>{here}</Suspense>
    </Mishap>
  );
  const { rerender } = render(at('/a', <Page />));
  return { reload, goTo: (place: string, here: React.ReactNode) => rerender(at(place, here)), Page };
}

afterEach(() => void jest.restoreAllMocks());

describe('a page that could not be fetched', () => {
  it('says that there is no connection, and is loaded again when it is back', async () => {
    const { reload } = shown(unreachable());
    expect(await screen.findByRole('alert')).toHaveTextContent('This device cannot reach us just now.');
    expect(reload).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has the picture of its room beside it, and none in a room that has none', async () => {
    const Page = unreachable();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const within = (picture: React.ReactNode) => (
      <OfflinePictureOf value={picture}>
        <Mishap place="/a" reload={jest.fn()}>
          <Suspense>
            <Page />
          </Suspense>
        </Mishap>
      </OfflinePictureOf>
    );
    const { rerender } = render(within(<img alt="asleep" src="asleep.svg" />));
    await screen.findByRole('alert');
    expect(screen.getByRole('img', { name: 'asleep' })).toBeInTheDocument();
    rerender(within(null));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('heading', { name: 'This page could not be fetched.' })).toBeInTheDocument();
  });

  it('lets another page be opened, and is loaded again by whoever comes back to it', async () => {
    const { reload, goTo, Page } = shown(unreachable());
    await screen.findByRole('alert');
    goTo('/b', <p>Another page</p>);
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    goTo('/a', <Page />);
    await screen.findByRole('alert');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('says of a page that cannot be drawn nothing of the connection', () => {
  shown(() => {
    throw new Error('of the page');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown.');
});
