import { Link } from 'react-router-dom';

/** Nine things to know before an exam; each is so. */
export function Instructions() {
  return (
    <section aria-labelledby="exam-instructions">
      <h2 id="exam-instructions">Before and during the exam</h2>
      <ol className="exam-instructions">
        <li>
          <b>Come ten minutes early.</b> Log in and go to the waiting room, which opens a quarter of an hour before. It
          tries your device; whoever stays on this page is brought there when it begins.
        </li>
        <li>
          <b>Sit somewhere quiet</b>, at a computer, laptop or tablet that is charged or plugged in. You need no sound.
        </li>
        <li>
          <b>Have rough paper and a pencil.</b> No calculator, no books and no help: then the result tells you
          something.
        </li>
        <li>
          <b>There is a short break between the papers.</b> Stand up, have a drink and come back: a clock shows how long
          is left.
        </li>
        <li>
          <b>Your time begins when you open a paper.</b> The exam keeps the time, not your device. The clock is at the
          side all the while.
        </li>
        <li>
          <b>Choose an answer, then press Submit Answer.</b> You can change it for as long as there is time.
        </li>
        <li>
          <b>Stuck? Leave it and come back.</b> The list beside the question leads to any other. You can mark one to
          look at again, and strike out choices that you have ruled out.
        </li>
        <li>
          <b>When the time is up, the paper ends by itself.</b> What you chose last counts, even if you had no time to
          submit it.
        </li>
        <li>
          <b>If the internet goes away, carry on.</b> Answers are kept on your device and sent when it is back. Do not
          close the tab and do not log out before all is saved.
        </li>
      </ol>
      <p>
        Not sure how it will look? <Link to="/mock-exams/demo-test">Try three questions in five minutes</Link>, or the
        longer <Link to="/mock-exams/practice-page">Practice Exam</Link>. Nothing of either is kept.
      </p>
    </section>
  );
}
