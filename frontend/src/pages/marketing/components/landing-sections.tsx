import { Link } from 'react-router-dom';
import { commonQuestions } from '../common-questions';

const promises = [
  ['Marked fairly', '“2 hrs 30 mins”, “2h 30m”, “£3.5”: a right answer counts, however a child writes it.'],
  ['Never lost', 'Every answer is kept the moment it is given. A flat battery or a dropped connection loses nothing.'],
  ['Honest scores', 'A figure always says how many questions it rests on. Too few to say is said.'],
] as const;

export function Promises() {
  return (
    <section className="band paper">
      <div className="wrap">
        <h2>Made with care where it matters</h2>
        <div className="three">
          {promises.map(([title, words]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="soft">{words}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const steps = [
  [
    'Choose a topic',
    'Topics stand in four groups: Strengths, Needs Work, Weaknesses and Not Tried Yet. Pick one, and how many questions.',
  ],
  [
    'Answer at your own pace',
    'One question on the page, a clock only if you ask for one, no leaderboard. Skip one and come back to it, here or on another device.',
  ],
  ['See each step', 'The answer is compared with yours, and the working is set out one line under the other.'],
  [
    'Know what is next',
    'The next ten questions are chosen from your own answers, and a mistake comes back until it is solved.',
  ],
] as const;

export function HowItWorks() {
  return (
    <section className="band" id="practice">
      <div className="wrap">
        <h2>How it works</h2>
        <ol className="how">
          {steps.map(([title, words]) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p className="soft">{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const subjects = [
  [
    'Maths',
    'From money problems to ratio, speed and volume: twelve topics, five levels each, never the same sheet twice.',
  ],
  [
    'Verbal Reasoning',
    'Codes, series, letter connections and number puzzles, each checked so that only one answer fits. In beta.',
  ],
  ['English', 'Spelling, punctuation, vocabulary and comprehension, written by people for this age.'],
  [
    'Non-Verbal Reasoning',
    'Turning, reflecting, series, codes and grids: drawn figures, each with one answer that can be proved.',
  ],
] as const;

export function Subjects() {
  return (
    <section className="band paper">
      <div className="wrap">
        <h2>Four subjects</h2>
        <div className="four">
          {subjects.map(([title, words]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="soft">{words}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export function CommonQuestions() {
  return (
    <section className="band" id="questions">
      <div className="wrap faq">
        <h2>Questions parents ask</h2>
        {commonQuestions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p className="soft">{answer}</p>
          </details>
        ))}
        <p>
          Ready? <Link to="/free-11plus-resources">Create a free account</Link>.
        </p>
      </div>
    </section>
  );
}
