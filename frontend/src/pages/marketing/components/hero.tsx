import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Markup } from '../../../parts/question/markup';
import { Steps } from '../../../parts/question/steps';
import { freeDays, freeQuestionsPerDay } from '../offers';

export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <section className="wrap hero">
      <div>
        {children}
        <p className="lead hero-lead">
          Maths, English, Verbal and Non-Verbal Reasoning made for children of nine to eleven. Every answer explained,
          step by step. Progress a parent can read at a glance.
        </p>
        <div className="row">
          <Link className="btn" to="/free-11plus-resources">
            Start free: {freeQuestionsPerDay} questions a day
          </Link>
          <a className="btn quiet" href="#practice">
            See how it works
          </a>
        </div>
        <p className="small soft hero-note">{freeDays} days free. No card. Nothing sold to your child.</p>
      </div>
      <div className="pile">
        <SampleQuestion />
        <SampleProgress />
      </div>
    </section>
  );
}

function SampleQuestion() {
  return (
    <div className="card sample">
      <p className="small soft">Maths · Fractions of amounts</p>
      <p className="sample-prompt">
        <Markup source="A baker has 84 rolls. She sells @@3/7 of them before noon. How many are left?" />
      </p>
      <p className="sample-answer">
        <span className="read-aloud">An answer: </span>
        <b>48</b> <span>rolls</span>
      </p>
      <p className="tag good">
        <span aria-hidden="true">✓</span> Right
      </p>
      <Steps solution={'84 ÷ 7 = 12\n12 × 3 = 36 sold\n84 − 36 = 48 left'} />
    </div>
  );
}

function SampleProgress() {
  return (
    <div className="card sample-progress">
      <p className="small soft">A month, for example</p>
      <svg viewBox="0 0 220 90" role="img" aria-label="A score that rises from 52 to 81 per cent">
        <path d="M0 80H220M0 45H220M0 10H220" className="sample-grid" />
        <path d="M6 58 42 52 78 56 114 40 150 34 186 22 214 18" className="sample-line" />
        <circle cx="214" cy="18" r="5" className="sample-end" />
      </svg>
      <p className="small">
        <b>52% to 81%</b> in Fractions
      </p>
    </div>
  );
}
