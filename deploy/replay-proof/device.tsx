import { jest } from '@jest/globals';
import type * as React from 'react';
import type { Root } from 'react-dom/client';
import type { ExamViewProps } from '../../frontend/src/pages/mock-exams/exam-view/exam-view';
import type * as DeviceStores from '../../frontend/src/client/device-store';
import type * as Shelves from '../../frontend/src/pages/mock-exams/sittings/shelf/act-shelf';

/** What one device drew at a moment: what its view was given, and what stood around it. */
export interface Photo {
  /** By the server's time as the device reckoned it when it drew; ms since 1970. */
  readonly at: number;
  /** When it was taken: its clock may have drawn some moments earlier. */
  readonly takenAt: number;
  readonly deviceId: string;
  /** Its address. */
  readonly path: string;
  readonly view: ExamViewProps | undefined;
  readonly badge: string;
  /** What staff had said and stood there, one after the other. */
  readonly said: readonly string[];
  readonly still: string;
}

type Stores = Map<string, Map<string, string>>;
type Client = Awaited<ReturnType<typeof loadClient>>;

const client = '../../frontend/src';

/** A device of a child, with the client of the product on it: what it keeps outlives a reload. */
export class Device {
  readonly deviceId: string;
  readonly photos: Photo[] = [];
  view: ExamViewProps | undefined;
  private readonly stores: Stores = new Map();
  private shelf: unknown;
  private page: { readonly root: Root; readonly place: HTMLElement; readonly path: () => string } | undefined;

  constructor(
    readonly named: { readonly deviceId: string; readonly token: string },
    private readonly serverNow: () => number,
  ) {
    this.deviceId = named.deviceId;
    this.storeOf('device').set('exam-device', named.deviceId);
  }

  /** Opens the product's pages from an address on. */
  async open(address: string): Promise<void> {
    const loaded = await loadClient(this);
    this.page = mounted(loaded, address);
  }

  /** The tab goes, and comes again. */
  async reload(): Promise<void> {
    const path = this.page?.path() ?? '/mock-exams/exam';
    this.close();
    await this.open(path);
  }

  close(): void {
    this.page?.root.unmount();
    this.page?.place.remove();
    this.page = undefined;
    this.view = undefined;
  }

  /** Presses a button that stands there; whether there was one. */
  press(name: string): boolean {
    const buttons = [...(this.page?.place.querySelectorAll('button') ?? [])];
    const button = buttons.find(({ textContent }) => textContent.startsWith(name));
    button?.click();
    return button !== undefined;
  }

  /** Takes a picture of what stands there. */
  photograph(): void {
    const { page, view } = this;
    if (!page) return;
    const textOf = (part: string) => page.place.querySelector(`[data-part=${part}]`)?.textContent ?? '';
    this.photos.push({
      at: view?.time ? Date.parse(view.time.now) : this.serverNow(),
      takenAt: this.serverNow(),
      deviceId: this.deviceId,
      path: page.path(),
      view,
      badge: textOf('badge'),
      said: [...page.place.querySelectorAll('.hall-said p')].map(({ textContent }) => textContent),
      still: textOf('still'),
    });
  }

  storeOf(name: string): Map<string, string> {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return store;
  }

  shelfFrom<T>(make: () => T): T {
    this.shelf ??= make();
    return this.shelf as T;
  }
}

/** The client as a page loads it, with nothing in memory. Drawn is what stands around the paper; the paper itself is what the view is given. */
async function loadClient(device: Device) {
  const loaded: { client?: Awaited<ReturnType<typeof modules>> } = {};
  await jest.isolateModulesAsync(async () => {
    jest.doMock(`${client}/client/device-store`, () => ({
      ...jest.requireActual<typeof DeviceStores>(`${client}/client/device-store`),
      device: storeIn(device.storeOf('device')),
      tab: storeIn(device.storeOf('tab')),
      deviceStore: () => storeIn(new Map()),
    }));
    jest.doMock(`${client}/pages/mock-exams/sittings/papers/open-paper`, () => ({
      openPaper: ({ sealed }: { sealed: string }) => Promise.resolve(JSON.parse(sealed) as unknown),
      picturesOf: () => () => undefined,
    }));
    jest.doMock(`${client}/pages/mock-exams/sittings/shelf/act-shelf`, () => {
      const actual = jest.requireActual<typeof Shelves>(`${client}/pages/mock-exams/sittings/shelf/act-shelf`);
      return { ...actual, examShelf: () => Promise.resolve(device.shelfFrom(actual.heldExamShelf)) };
    });
    jest.doMock(`${client}/parts/reading-comfort/reading-comfort-menu`, () => ({ ComfortChoices: () => null }));
    jest.doMock(`${client}/pages/mock-exams/exam-view/exam-view`, () => ({ ExamView: viewOn(device) }));
    loaded.client = await modules();
    loaded.client.session.open({
      email: 'amara@example.com',
      accessToken: device.named.token,
      roles: ['ROLE_MOCK_EXAM_STUDENT'],
      childName: 'Amara',
      learnerId: 'amara',
      learners: [{ learnerId: 'amara', childName: 'Amara' }],
      expiresInSeconds: 86_400,
      doorOpenSeconds: 0,
    });
  });
  if (!loaded.client) throw new Error('nothing was loaded');
  return loaded.client;
}

const modules = async () => ({
  react: await import('react'),
  dom: await import('react-dom/client'),
  router: await import('react-router-dom'),
  session: (await import('../../frontend/src/client/session')).session,
  WaitingRoom: (await import('../../frontend/src/pages/mock-exams/sittings/waiting/start-exam-session.page')).default,
  ExamPage: (await import('../../frontend/src/pages/mock-exams/sittings/paper/exam.page')).default,
  BreakPage: (await import('../../frontend/src/pages/mock-exams/sittings/break.page')).default,
  CompletePage: (await import('../../frontend/src/pages/mock-exams/sittings/exam-session-complete.page')).default,
});

const storeIn = (kept: Map<string, string>) => ({
  read: (name: string) => kept.get(name),
  write: (name: string, value: string | undefined) => {
    if (value === undefined) kept.delete(name);
    else kept.set(name, value);
  },
  names: () => [...kept.keys()],
  watch: () => () => undefined,
});

/** In the place of the view of a paper: keeps what it is given. */
function viewOn(device: Device) {
  return function View(props: ExamViewProps) {
    const { useLayoutEffect } = jest.requireActual<typeof React>('react');
    useLayoutEffect(() => {
      device.view = props;
      return () => {
        device.view = undefined;
      };
    });
    const part = (name: string, node: React.ReactNode) => <div data-part={name}>{node}</div>;
    return (
      <>
        {part('badge', props.badge)}
        {part('notice', props.notice)}
        {part('still', props.still)}
        {part('aside', props.aside)}
      </>
    );
  };
}

function mounted({ react, dom, router, ...pages }: Client, address: string) {
  const { WaitingRoom, ExamPage, BreakPage, CompletePage } = pages;
  let path = address;
  const { MemoryRouter, Routes, Route, useLocation } = router;
  function Here() {
    path = useLocation().pathname;
    return null;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = dom.createRoot(place);
  root.render(
    react.createElement(
      MemoryRouter,
      { initialEntries: [address] },
      <Here />,
      <Routes>
        <Route path="/mock-exams/start-exam-session" element={<WaitingRoom />} />
        <Route path="/mock-exams/exam" element={<ExamPage />} />
        <Route path="/mock-exams/break" element={<BreakPage />} />
        <Route path="/mock-exams/exam-session-complete" element={<CompletePage />} />
        <Route path="*" element={null} />
      </Routes>,
    ),
  );
  return { root, place, path: () => path };
}
