import { Link } from 'react-router-dom';

/** What is agreed to, to be read in a tab of its own, so that nothing typed is lost. */
export function AgreedTo() {
  return (
    <>
      <Link to="/terms" target="_blank">
        Terms and Conditions
      </Link>{' '}
      (what we keep is in the{' '}
      <Link to="/privacy" target="_blank">
        privacy page
      </Link>
      )
    </>
  );
}
