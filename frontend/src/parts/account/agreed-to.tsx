import { Link } from 'react-router-dom';

/** What is agreed to, to be read in a tab of its own, so that nothing typed is lost. It ends the sentence, and says one more. */
export function AgreedTo() {
  return (
    <>
      <Link to="/terms" target="_blank">
        Terms and Conditions
      </Link>
      . What is kept, and why, stands on the{' '}
      <Link to="/privacy" target="_blank">
        privacy page
      </Link>
      .
    </>
  );
}
