/** The course about the first day in a practice, in English. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Your first day in a practice',
  description: 'Decide on requests, prescribe, decline, ask back: what the practice does together, and what is reserved for doctors.',
  steps: [
    {
      title: 'Requests instead of faxes',
      blocks: [
        say(
          'Each request names the person, the medicine, the dosage, by when it is needed, and how long the stock will last if the nursing service knows.',
        ),
        say('What differs from the last prescription or may be a duplicate is pointed out. Dreiklang decides nothing.'),
        open('/bestellungen/arzt', 'See your requests'),
      ],
    },
    {
      title: 'Prescribing',
      blocks: [
        say(
          '“Mark as prescribed” records that there is a prescription, of which kind, when it was issued and where it is. The prescription itself is still made in your practice software.',
        ),
        say('In Dreiklang only someone with a licence to practise can prescribe. Everyone in the practice can read, ask back and prepare.'),
        say('If you prescribe something other than requested, record it: the nursing service sees the difference before the pack arrives.'),
        say(
          'The access code of an e-prescription does not belong in Dreiklang. You may enter the prescription ID; by itself it opens nothing.',
        ),
        prove(
          'Access data of electronic prescriptions are transmitted within the telematics infrastructure only.',
          '§ 360 (16) SGB V; as of 2026',
        ),
      ],
    },
    {
      title: 'Do not choose a pharmacy',
      blocks: [
        say(
          'You see no list of pharmacies in Dreiklang, and that is on purpose: the prescription goes to the nursing service or the person, who then decides.',
        ),
        prove('Doctors may not direct prescriptions to particular pharmacies.', '§ 11 (1) ApoG, § 31 (1) SGB V; as of 2026'),
      ],
    },
    {
      title: 'Declining with a reason',
      blocks: [
        say('Formal reasons can be given by anyone in the practice: card not read this quarter, appointment needed, wrong practice.'),
        say('“Not indicated” and “too early” are medical judgements. Only a doctor chooses these reasons.'),
        say('The reason decides the next task of the nursing service. There is no refusal without a reason.'),
      ],
    },
    {
      title: 'Asking back stops the clock',
      blocks: [
        say(
          'As long as your query is with the nursing service, your waiting time does not go on. Once it is answered, it is your turn again.',
        ),
        list(
          'Normal: reminders after 24, 48 and 72 hours, counted on working days.',
          'Urgent: after 4, 8 and 24 hours.',
          'Emergency: after 1, 2 and 4 hours; in addition the nursing service is asked to call after 30 minutes without an answer.',
        ),
        say('First whoever was asked hears of it, then everyone in the practice, then the manager.'),
      ],
    },
    {
      title: 'Home visits',
      blocks: [
        say(
          'A nursing service can ask for a home visit and send measured values along. You accept and plan, suggest another time, or decline.',
        ),
        say(
          'What you document at the visit is seen by the nursing service as far as it is meant for it. If the person needs a prescription afterwards, it can be recorded right at the visit.',
        ),
        open('/hausbesuch', 'See home visits'),
      ],
    },
  ],
  questions: [
    {
      question: 'Who can mark a request as prescribed?',
      options: ['Everyone in the practice', 'The nursing service, if the practice agrees', 'Only someone with a licence to practise'],
      right: 2,
      why: 'Prescribing is for doctors; everyone in the practice can prepare and ask back.',
      step: 2,
    },
    {
      question: 'How does the prescription get from the practice to the pharmacy?',
      options: [
        'Through the nursing service or the person',
        'The practice picks a pharmacy from the list',
        'Dreiklang sends it automatically',
      ],
      right: 0,
      why: 'A practice may not direct it (§ 11 (1) ApoG).',
      step: 3,
    },
    {
      question: 'A medical assistant wants to decline with “too early”. Is that possible?',
      options: ['Yes', 'No, that is a medical judgement', 'Only with private prescriptions'],
      right: 1,
      why: 'Only a doctor chooses “too early” and “not indicated”.',
      step: 4,
    },
    {
      question: 'You have sent a query. Does the time until the reminder go on?',
      options: ['Yes', 'No, not as long as the query is with the nursing service', 'Only with “Urgent”'],
      right: 1,
      why: 'As long as the answer is missing it is not the practice’s turn.',
      step: 5,
    },
    {
      question: 'What does not belong in Dreiklang?',
      options: ['The access code of an e-prescription', 'The date of issue', 'The prescription ID'],
      right: 0,
      why: 'Access data stay in the telematics infrastructure (§ 360 (16) SGB V).',
      step: 2,
    },
  ],
}
