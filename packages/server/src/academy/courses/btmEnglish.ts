/** The course about controlled drugs, in English. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Controlled drugs (BtM)',
  description: 'From the order to destruction: what the law demands, what Dreiklang checks, and what you have to check yourself.',
  steps: [
    {
      title: 'Recognising them',
      blocks: [
        say(
          'Dreiklang knows the substances of schedule III of the narcotics act and tells you when you order. If a product is not in the list, you are asked.',
        ),
        say('Some preparations are exempt, depending on strength and form. You are told that as well.'),
        say('If the pharmacy recognises a controlled drug by its pack, it marks the item. From then on all rules of this course apply.'),
        open('/bestellungen', 'Open orders'),
      ],
    },
    {
      title: 'The prescription',
      blocks: [
        prove('Controlled drugs of schedule III are prescribed on the official form in three parts.', '§ 8 (1) BtMVV; as of 2026'),
        prove(
          'The prescription states the amount in grams, millilitres or pieces, and the single and daily dose or a reference to written instructions.',
          '§ 9 (1) BtMVV; as of 2026',
        ),
        say(
          'That is why Dreiklang asks for the dosage and for an amount that can be counted before the order is sent. “One pack” is not enough.',
        ),
        prove('The form has to be presented by the seventh day after it was issued.', '§ 12 (1) no. 1c BtMVV; as of 2026'),
        say('The number of the form, nine digits, is entered by the pharmacy at the latest.'),
      ],
    },
    {
      title: 'When there is no form',
      blocks: [
        prove(
          'In emergencies it may be prescribed on other paper, marked “Notfall-Verschreibung”. The form marked “N” follows without delay, to the pharmacy that has dispensed.',
          '§ 8 (6) BtMVV; as of 2026',
        ),
        prove('An emergency prescription is not dispensed when it was written more than a day ago.', '§ 12 (1) no. 3b BtMVV; as of 2026'),
        say('Dreiklang gives the practice the task to hand in the N form. It stays until that is done.'),
        say('A controlled drug is never prescribed by telephone.'),
      ],
    },
    {
      title: 'From hand to hand',
      blocks: [
        say('They are handed over in person, with name and signature. Dreiklang does not accept neighbours or a key safe for that.'),
        say('In the pharmacy a second person of the pharmaceutical staff checks what was packed.'),
        say(
          'In the nursing service only a registered nurse orders, cancels and receives them. That is a rule of Dreiklang taken from nursing practice, not a law.',
        ),
      ],
    },
    {
      title: 'Counting',
      blocks: [
        say('Whoever confirms receipt can enter the stock the person has afterwards. It then stands at the item with name and time.'),
        prove('The institutions named there have to account for controlled drugs without a gap.', '§ 1 (3), § 13 BtMVV; as of 2023'),
        say(
          'In the person’s own home counting is good practice and no duty of this rule. What nobody has counted, Dreiklang does not claim.',
        ),
        say('Receipt of a controlled drug is never confirmed by silence.'),
      ],
    },
    {
      title: 'Return or destroy',
      blocks: [
        say('What is left, also after a death, does not go into the waste and not to other people.'),
        prove(
          'Controlled drugs are destroyed before two witnesses in such a way that they cannot be recovered. The record is kept for three years.',
          '§ 16 (1) BtMG; as of 2026',
        ),
        list(
          'Choose “Return or destroy” at the item.',
          'Enter amount, reason and, for a destruction, both names. You do not count as a witness yourself.',
          'The order keeps the record.',
        ),
      ],
    },
  ],
  questions: [
    {
      question: 'A BtM form was issued on the 3rd of the month. What is the last day to present it?',
      options: ['The 9th', 'The 10th', 'The 31st'],
      right: 1,
      why: 'By the seventh day after it was issued (§ 12 (1) no. 1c BtMVV).',
      step: 2,
    },
    {
      question: 'The person is out, the neighbour would take the bag. What do you do?',
      options: ['Give it to the neighbour, who signs', 'Put it into the key safe', 'Do not hand it over and record “Delivery failed”'],
      right: 2,
      why: 'Controlled drugs only go from hand to hand, in person.',
      step: 4,
    },
    {
      question: 'How many witnesses does a destruction need, beside you?',
      options: ['Two', 'None', 'One'],
      right: 0,
      why: 'That is what § 16 (1) BtMG says, and you do not count.',
      step: 6,
    },
    {
      question: 'How can a practice prescribe a controlled drug at night when there is no form?',
      options: ['By telephone', 'By an emergency prescription, the N form follows', 'Not at all'],
      right: 1,
      why: '§ 8 (6) BtMVV allows any paper and demands the N form without delay.',
      step: 3,
    },
    {
      question: 'Nobody has confirmed receipt of a controlled drug for three working days. What holds?',
      options: ['Dreiklang confirms it', 'The pharmacy confirms it', 'It stays unconfirmed until a registered nurse confirms it'],
      right: 2,
      why: 'The clock never confirms a controlled drug.',
      step: 5,
    },
    {
      question: 'The amount says “1 pack” and nothing else. Can the order be sent?',
      options: ['No, the amount has to be countable', 'Yes', 'Only as an emergency'],
      right: 0,
      why: 'The prescription needs grams, millilitres or pieces (§ 9 (1) BtMVV).',
      step: 2,
    },
  ],
}
