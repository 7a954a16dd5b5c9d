/** What stands in a read table, for the people whose it is. */
const words: Readonly<Record<string, string>> = {
  accounts_accounts: 'Your account: names, e-mail address, when you signed up, which terms you agreed to',
  accounts_children: 'The child: name, date of birth, since when',
  accounts_logins: 'That your address has an account',
  accounts_sessions: 'When and until when a device was logged in',
  payments_checkouts: 'Pages to pay on that were opened',
  payments_subscriptions: 'Plans: since when, until when, what they cost',
  practice_checks: 'Answers that were checked one by one',
  practice_effort: 'On which days there was practice, and for how long',
  practice_error_counts: 'Which kinds of mistake happened how often',
  practice_flagged_questions: 'Questions that were flagged',
  practice_flags: 'What was written about a flagged question',
  practice_issued_questions: 'Questions of the worksheets',
  practice_learner_choices: 'What was chosen last: topic, level, number of questions',
  practice_learner_days: 'How many questions were answered on each day',
  practice_mastery: 'What is known well, and when it comes again',
  practice_mistakes: 'Questions to put right',
  practice_shown_steps: 'Where the worked steps were looked at',
  practice_topic_scores: 'Scores by topic',
  practice_type_difficulty: 'How hard each type of question is for the child',
  practice_type_reviews: 'Which types of question are due again',
  practice_worksheet_answers: 'Answers as they were typed',
  practice_worksheets: 'Worksheets: when, what, with which result',
  privacy_copies: 'Copies like this one that were asked for',
  privacy_erasures: 'Erasures that were asked for',
  privacy_looks: 'Who of us looked at what is written of you',
  rights_bookings: 'Mock exams that were booked',
  rights_grants: 'What may be used, from when until when, and why',
};

/** A table that is newer than these words is called by its name. */
export const keptWords = (table: string): string => words[table] ?? sentence(table.replace(/_/g, ' '));

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
