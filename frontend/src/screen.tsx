import { lazy, type ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { fetched } from './parts/page/unfetched';
import { adminRoles, learnerRoles, mockExamRoles } from './rooms/access';

type Load = () => Promise<{ default: ComponentType }>;

/** The rooms: `front` is the public side of the desk. */
export type Room = 'front' | 'desk' | 'portal' | 'hall' | 'office';

export interface Screen {
  readonly path: string;
  readonly room: Room;
  /** Who may open it; everybody where it is absent. */
  readonly who?: readonly RoleName[];
  /** Fetches the screen's code, so that it can begin before it is drawn. */
  readonly load?: Load;
  readonly Page: ComponentType;
}

// Each takes the import of a page as a function: the page is a file of its own, fetched when it is opened.

export const front = (path: string, load: Load): Screen => ({ path, room: 'front', load, Page: lazy(fetched(load)) });

export const desk = (path: string, load: Load): Screen => ({
  path,
  room: 'desk',
  who: learnerRoles,
  load,
  Page: lazy(fetched(load)),
});

export const office = (path: string, load: Load, who = adminRoles): Screen => ({
  path,
  room: 'office',
  who,
  load,
  Page: lazy(fetched(load)),
});

export const portal = (path: string, load: Load, who = mockExamRoles): Screen => ({
  path,
  room: 'portal',
  who,
  load,
  Page: lazy(fetched(load)),
});

/** Where exams are sat. */
export const hall = (path: string, load: Load): Screen => ({
  path,
  room: 'hall',
  who: mockExamRoles,
  load,
  Page: lazy(fetched(load)),
});

/** A screen that asks its address for something, where that stands at the end of the path: `to` ends with what it is asked by. */
export const byPath = (path: string, to: string): Screen => ({
  path,
  room: 'front',
  Page: () => {
    const [value = ''] = Object.values(useParams());
    return <Navigate to={to + encodeURIComponent(value)} replace />;
  },
});

export const redirect = (path: string, to: string): Screen => ({
  path,
  room: 'front',
  Page: () => <Navigate to={to} replace />,
});
