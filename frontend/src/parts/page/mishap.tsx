import { Component, useEffect, type ReactNode } from 'react';
import { connection } from '../../client/connection';
import { BesideOfflinePicture } from './offline-picture';
import { Unfetched } from './unfetched';

interface MishapProps {
  readonly children: ReactNode;
  /** The address that is shown: what failed at one says nothing of the next. */
  readonly place?: string;
  readonly reload?: () => void;
}

interface MishapState {
  readonly error?: unknown;
  readonly place?: string | undefined;
}

const reloadPage = () => location.reload();

/** Those that were shown: a page that could not be fetched fails at once when it is opened again. */
const shown = new WeakSet<Unfetched>();

/** What a page shows when drawing it failed, or when its code could not be fetched (offline, or a new release). */
export class Mishap extends Component<MishapProps, MishapState> {
  override state: MishapState = {};

  static getDerivedStateFromError(error: unknown): Pick<MishapState, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: MishapProps, before: MishapState): MishapState | null {
    return place === before.place ? null : { place, error: undefined };
  }

  override render() {
    const { children, reload = reloadPage } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (error instanceof Unfetched) return <NotFetched error={error} reload={reload} />;
    return (
      <div className="wrap mishap" role="alert">
        <h1>This page could not be shown.</h1>
        <p>Answers you gave are kept on this device and will be sent. Please load the page again.</p>
        <button type="button" className="btn" onClick={reload}>
          Load again
        </button>
      </div>
    );
  }
}

/** Loaded anew when the connection is back: a browser may hold on to a file that it could not fetch, as long as its page stands. */
function NotFetched({ error, reload }: { readonly error: Unfetched; readonly reload: () => void }) {
  useEffect(() => {
    if (shown.has(error) && navigator.onLine) reload();
    const stop = connection.onReturn(reload);
    return () => {
      shown.add(error);
      stop();
    };
  }, [error, reload]);
  return (
    <div className="wrap mishap" role="alert">
      <BesideOfflinePicture>
        <h1>This page could not be fetched.</h1>
        <p>
          This device cannot reach us just now. Please check the connection: the page comes by itself as soon as it is
          back. Answers you gave are kept on this device and will be sent.
        </p>
        <button type="button" className="btn" onClick={reload}>
          Try again
        </button>
      </BesideOfflinePicture>
    </div>
  );
}
