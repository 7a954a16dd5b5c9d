import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import 'virtual:tokens.css';
import '../src/look/base.css';
import '../src/look/pieces.css';
import '../src/look/buttons.css';
import './gallery.css';
import { productName } from '../src/look/product';
import { useComfortOnPage } from '../src/parts/reading-comfort/reading-comfort';
import { ReadingComfortMenu } from '../src/parts/reading-comfort/reading-comfort-menu';
import { parts } from './parts';
import { stages, type Stage } from './stages';

/** Every part in its states, and every screen of the office in its own: for whoever draws, served by `npm run dev` alone. */
function Gallery() {
  useComfortOnPage();
  const [wanted, setWanted] = useState('');
  // The headings among the parts name the page, each in its turn: this comes after them.
  useEffect(() => {
    document.title = `Gallery · ${productName}`;
  });
  const files = [...new Set(parts.map(({ of }) => of))].filter((file) => file.includes(wanted));
  return (
    <main className="gallery">
      <header className="row between">
        <h1>Gallery</h1>
        <label>
          Which part? <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <ReadingComfortMenu />
      </header>
      {files.map((file) => (
        <section key={file} aria-label={file}>
          <h2>{file}</h2>
          {parts
            .filter(({ of }) => of === file)
            .map(({ state, node }) => (
              <figure key={state}>
                <figcaption className="small soft">{state}</figcaption>
                <div className="specimen">{node}</div>
              </figure>
            ))}
        </section>
      ))}
      {stages
        .filter(({ path }) => path.includes(wanted))
        .map((stage) => (
          <Framed key={`${stage.path} ${stage.state}`} stage={stage} />
        ))}
    </main>
  );
}

function Framed({ stage: { path, state } }: { readonly stage: Stage }) {
  const address = `./stage.html?${new URLSearchParams({ path, state }).toString()}`;
  return (
    <section aria-label={`${path}, ${state}`}>
      <h2>{path}</h2>
      <p className="small soft">
        {state} · <a href={address}>by itself</a>
      </p>
      <iframe src={address} title={`${path}, ${state}`} loading="lazy" />
    </section>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </StrictMode>,
  );
