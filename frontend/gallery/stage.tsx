import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:tokens.css';
import '../src/look/base.css';
import '../src/look/pieces.css';
import '../src/look/buttons.css';
import { officeServer } from '../testing/office/office-server';
import { longName } from '../testing/practice/questions';
import { signInSomebody } from '../testing/somebody';
import { App } from '../src/app';
import { stageStates, type StageState } from './stages';

const asked = new URLSearchParams(location.search);
const state = stageStates.find((known) => known === asked.get('state')) ?? 'filled';

const servers: Record<StageState, () => unknown> = {
  filled: () => officeServer(),
  'large text': () => officeServer(),
  'double text': () => officeServer(),
  'long names': () => officeServer({ name: longName }),
  empty: () => officeServer({ empty: true }),
  loading: () => (globalThis.fetch = () => new Promise(() => undefined)),
  error: () => officeServer({ failing: true }),
};
servers[state]();
signInSomebody('ROLE_ADMIN');
const sizes: Partial<Record<StageState, string>> = { 'large text': '150%', 'double text': '200%' };
document.documentElement.style.fontSize = sizes[state] ?? '';
history.replaceState(null, '', asked.get('path') ?? '/app/admin-whizz');

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
