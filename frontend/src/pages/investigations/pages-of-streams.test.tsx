import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findStreams, getStreamEvents } from 'schemas/investigations/investigations.contract';
import { refused, Said } from '../../../testing/fake-server';
import { officeServer, storedEvent, streamNamed } from '../../../testing/office/office-server';
import { pageOf } from '../../../testing/paged';
import { signInSomebody } from '../../../testing/somebody';
import { StreamDrawer } from './components/stream-drawer';
import { Streams } from './components/streams';

// Drawn without the rest of their page: roles are slow to find among its tables.
describe('the streams of the log', () => {
  it('come some at a time, and a page that did not come is asked for again', async () => {
    signInSomebody('ROLE_ADMIN');
    const all = Array.from({ length: 27 }, (_, n) => streamNamed(`worksheet-${n}`));
    let away = true;
    officeServer()
      .on(findStreams)
      .answers((request) => {
        if (away && request.after !== undefined) return refused(409, 'NotNow', 'Not just now.');
        const { page, headers } = pageOf(all, ({ stream }) => stream, request);
        return new Said(200, { streams: page }, headers);
      });
    render(<Streams />, { wrapper: MemoryRouter });
    await screen.findByText('worksheet-24');
    expect(screen.queryByText('worksheet-25')).toBeNull();
    await userEvent.click(screen.getByText('Show more'));
    expect(await screen.findByText('Not just now.')).toBeInTheDocument();
    expect(screen.getByText('worksheet-24')).toBeInTheDocument();
    away = false;
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('worksheet-26')).toBeInTheDocument();
    expect(screen.getByText('All 27 streams are shown.')).toBeInTheDocument();
  });

  it('are read to the last event, however long one is', async () => {
    signInSomebody('ROLE_ADMIN');
    const all = Array.from({ length: 27 }, (_, revision) => ({ ...storedEvent, id: `e${revision}`, revision }));
    officeServer()
      .on(getStreamEvents)
      .answers((request) => {
        const { page, headers } = pageOf(all, ({ revision }) => String(revision), request);
        return new Said(200, { events: page }, headers);
      });
    render(<StreamDrawer stream="worksheet-1" onClose={() => undefined} />);
    await screen.findByText('#24');
    expect(screen.queryByText('#25')).toBeNull();
    await userEvent.click(screen.getByText('Show more'));
    expect(await screen.findByText('#26')).toBeInTheDocument();
  });
});
