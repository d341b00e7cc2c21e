/** The course about the first day in a nursing service, in English. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Your first day in a nursing service',
  description: 'One order from the empty pack to the confirmed receipt: what you do, whose turn comes next, and how you can tell.',
  steps: [
    {
      title: 'Three sides, one order',
      blocks: [
        say(
          'An order always belongs to your nursing service. Practice and pharmacy see only what they need for their part. Nobody outside your organisation sees a draft.',
        ),
        say(
          'An order has one or more items. Each item has a status of its own: one may have been delivered while another is still waiting for its prescription.',
        ),
        list(
          'With the practice: the prescription has been requested.',
          'Prescribed: the prescription is there. Usually it is now the turn of the nursing service.',
          'At the pharmacy, In progress, Ready: the pharmacy is working on it.',
          'Delivered: you check it and confirm receipt.',
        ),
        open('/bestellungen', 'See your orders'),
      ],
    },
    {
      title: 'Placing an order',
      blocks: [
        say(
          'Choose the person, then the medicine with quantity and dosage. By when is it needed? Give the honest date: “Urgent” and “Emergency” shorten the time after which Dreiklang reminds others of a missing answer.',
        ),
        say(
          '“Check and send” shows what is missing before anything is sent. An error has to be corrected. A warning may stay once you have read it.',
        ),
        say(
          'Nothing is sent before the last step. A draft can be deleted at any time; an order that has been sent cannot: it is cancelled.',
        ),
      ],
    },
    {
      title: 'The person chooses the pharmacy',
      blocks: [
        say(
          'Which pharmacy gets a prescription is decided by the person cared for. Their choice is kept in their record and preset in the order.',
        ),
        prove(
          'Prescriptions may not be directed to particular pharmacies. In Dreiklang the nursing service therefore passes the prescription on, never the practice.',
          '§ 11 (1) ApoG, § 31 (1) SGB V; as of 2026',
        ),
        say('If it has to be another pharmacy for once, Dreiklang asks for the reason. The exception holds for this one order.'),
      ],
    },
    {
      title: 'A prescription has a deadline',
      blocks: [
        say(
          'For each prescription you see where it is and until when it is valid. Dreiklang warns before the last day, usually seven, three and one day ahead.',
        ),
        prove(
          'A prescription of the statutory insurance is valid for 28 days, not counting the day of issue.',
          '§ 11 (4) AM-RL; as of 2026',
        ),
        prove('A private prescription is valid for three months.', '§ 2 (5) AMVV; as of 2026'),
        prove(
          'A BtM form has to be presented at the pharmacy by the seventh day after it was issued.',
          '§ 12 (1) no. 1c BtMVV; as of 2026',
        ),
        say(
          'Once the deadline has passed it is the turn of the nursing service again: “Request again” sends a new request to the practice.',
        ),
        open('/hausbesuch/fristen', 'See all deadlines'),
      ],
    },
    {
      title: 'When somebody declines or asks',
      blocks: [
        say(
          'As long as a query is open, the item waits for the answer. Answer it in the order: everyone concerned reads it there, and it can still be found later.',
        ),
        say(
          'When the practice or the pharmacy declines, the reason is given and Dreiklang creates the task that follows from it, such as having the card read or making an appointment.',
        ),
        say('Such a task stays until somebody marks it as done or says why it is not needed.'),
      ],
    },
    {
      title: 'Receive, check, confirm',
      blocks: [
        say(
          'When the delivery arrives, compare pack and order. If the pharmacy has substituted a product, the order says what was really handed out.',
        ),
        say(
          'If everything is right, choose “Confirm receipt”. If not, choose “Make a complaint”: wrong, damaged, too little, expired or cold chain. You have 14 days for that.',
        ),
        say(
          'If it was delivered to the person directly and nobody complains for three working days, Dreiklang closes the item by itself. Never for controlled drugs: there a registered nurse always confirms receipt.',
        ),
      ],
    },
  ],
  questions: [
    {
      question: 'Who passes a prescription to the pharmacy in Dreiklang?',
      options: [
        'The practice, as soon as it has prescribed',
        'The nursing service, to the pharmacy the person has chosen',
        'Dreiklang chooses the nearest pharmacy',
      ],
      right: 1,
      why: 'The person chooses, and prescriptions may not be directed (§ 11 (1) ApoG).',
      step: 3,
    },
    {
      question: 'One item is “Prescribed”, another of the same order is “Delivered”. Is that possible?',
      options: ['Yes, each item has a status of its own', 'No, an order has only one status', 'Only with controlled drugs'],
      right: 0,
      why: 'The status belongs to the item, not to the order.',
      step: 1,
    },
    {
      question: 'Until when is a statutory prescription valid that was issued on 1 December?',
      options: ['Until 28 December', 'Until 1 March', 'Until 29 December'],
      right: 2,
      why: '28 days, and the day of issue is not counted (§ 11 (4) AM-RL).',
      step: 4,
    },
    {
      question: 'The practice declines because the health card has not been read this quarter. What happens?',
      options: [
        'The reason is given, and a task stays until it is done or ended with a reason',
        'The order disappears',
        'The pharmacy delivers all the same',
      ],
      right: 0,
      why: 'Something follows from a refusal; Dreiklang creates it as a task.',
      step: 5,
    },
    {
      question: 'You have sent an order and notice that it is wrong. What do you do?',
      options: ['Delete it', 'Cancel it', 'Wait until the deadline has passed'],
      right: 1,
      why: 'Only a draft can be deleted. What was sent stays on record and is cancelled.',
      step: 2,
    },
    {
      question: 'A pack has arrived damaged. How long can you complain?',
      options: ['On the day of delivery only', 'Three working days', '14 days'],
      right: 2,
      why: 'You can complain for 14 days, even after receipt was confirmed.',
      step: 6,
    },
  ],
}
