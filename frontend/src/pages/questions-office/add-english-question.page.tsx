import { Link } from 'react-router-dom';
import { ItemTable } from './components/item-table';
import { OfficePage } from './components/office-page';

/** The chooser of the English bank: the two forms, and what has been added with them. */
export default function AddEnglishQuestionPage() {
  return (
    <OfficePage title="Add English Questions">
      <div className="office-cards">
        <Link className="office-card" to="/app/admin-whizz/add-comprehension-question">
          <h2>Add Comprehension Question</h2>
          <p>A passage with up to twelve questions about it.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/add-grammar-question">
          <h2>Add Grammar Question</h2>
          <p>Spelling, punctuation, missing words, synonyms, antonyms, shuffled or jumbled sentences.</p>
        </Link>
      </div>
      <ItemTable />
    </OfficePage>
  );
}
