/** The course about the first day in a pharmacy, in English. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Your first day in a pharmacy',
  description: 'Accept, receive the prescription, pack, deliver: your part of an order, and what pharmaceutical staff decide themselves.',
  steps: [
    {
      title: 'What reaches you',
      blocks: [
        say('You see an item once it is at your pharmacy. Before that you see a preview at most, and only if the person has agreed to it.'),
        say('You never see orders of other pharmacies. Which pharmacy delivers is decided by the person cared for.'),
        open('/bestellungen/apotheke', 'See your orders'),
      ],
    },
    {
      title: 'Accepting means: we are on it',
      blocks: [
        say('“Accept” tells the nursing service that somebody is working on the order. It does not say that the prescription has arrived.'),
        say(
          'When you have the prescription, record it with “Prescription received”. Before that, prescription-only medicines cannot be marked as ready; in an urgent case the practice may tell you by telephone.',
        ),
        prove('Prescription-only medicines are handed out against a prescription only.', '§ 48 (1) AMG; as of 2026'),
        prove(
          'In urgent cases the prescriber may inform the pharmacy by telephone; the prescription follows without delay.',
          '§ 4 (1) AMVV; as of 2026',
        ),
        say('Controlled drugs and T prescriptions are excluded: they are never prescribed by telephone.'),
      ],
    },
    {
      title: 'Who decides what',
      blocks: [
        list(
          'Pharmaceutical staff: accept, decline, receive the prescription, substitute, request a new prescription, mark as ready.',
          'Everyone in the pharmacy: dispatch, hand over, “Delivery failed”, queries.',
        ),
        say(
          'When you substitute, you choose the rule that allows it. If the case is not yours to decide, request a new prescription with a proposal.',
        ),
        prove(
          'If a prescribed medicine is not available, the pharmacy may deviate in pack size, number of packs, part of a pack and strength, provided the total amount of the active ingredient is not exceeded.',
          '§ 129 (2a) SGB V; as of 2026',
        ),
        say('“Not available” means two unsuccessful enquiries at wholesalers, or one if only one supplies you. Dreiklang asks for it.'),
      ],
    },
    {
      title: 'Packing and marking as ready',
      blocks: [
        say(
          'In the bag section every scan counts one pack. A pack that has expired, belongs elsewhere or is one too many is not counted, and you are told why.',
        ),
        say('Controlled drugs, T prescriptions, compounded medicines and blister packs need a second check: whoever packs does not check.'),
        say('If stock does not suffice, mark the part as ready. The rest stays open and in progress.'),
      ],
    },
    {
      title: 'Dispatch and handover',
      blocks: [
        say('The delivery round shows who drives where today. Every handover needs a proof: signature, code or scan.'),
        say(
          'Cold goods need the temperature measured at handover. Outside 2 to 8 °C nothing is handed over: record “Delivery failed” with the reason cold chain; pharmaceutical staff then decide.',
        ),
        say('Prescribed medicines require advice. You choose how it was given, or that it was declined.'),
        open('/runde', 'Open the delivery round'),
      ],
    },
    {
      title: 'When something does not work',
      blocks: [
        say(
          'Declining needs a reason. Dreiklang then creates what follows, for instance that an e-prescription you have fetched is released again.',
        ),
        say(
          'If the nursing service wants to cancel after you have accepted, it has to ask. It is cancelled only when you agree: a compounded medicine that has already been made is protected that way.',
        ),
        say('After a complaint the item is in progress at your pharmacy again.'),
      ],
    },
  ],
  questions: [
    {
      question: 'What does “Accept” tell the nursing service?',
      options: ['That the prescription has arrived', 'That somebody is working on the order', 'That it will be delivered today'],
      right: 1,
      why: 'Whether the prescription is there is a step of its own: “Prescription received”.',
      step: 2,
    },
    {
      question: 'A medicine is not available. When may you hand out another pack size without asking the practice?',
      options: ['If the total amount of the active ingredient is not exceeded', 'Always', 'Never'],
      right: 0,
      why: 'That is what § 129 (2a) SGB V says, after the enquiries at wholesalers.',
      step: 3,
    },
    {
      question: 'Who checks a bag with a controlled drug?',
      options: ['Whoever has packed it', 'Whoever delivers it', 'A second person of the pharmaceutical staff'],
      right: 2,
      why: 'Whoever packs does not check.',
      step: 4,
    },
    {
      question: 'At handover the thermometer shows 11 °C. What do you do with the insulin?',
      options: [
        'Record “Delivery failed” with the reason cold chain',
        'Hand it over and note the value',
        'Put it into the person’s fridge',
      ],
      right: 0,
      why: 'Outside 2 to 8 °C pharmaceutical staff decide first.',
      step: 5,
    },
    {
      question: 'The nursing service asks to cancel, but the compounded medicine has been made. What holds?',
      options: ['It is cancelled', 'It is cancelled only when you agree', 'Dreiklang decides after 24 hours'],
      right: 1,
      why: 'After you have accepted, a cancellation needs your consent.',
      step: 6,
    },
    {
      question: 'May the practice tell you a T prescription by telephone in an urgent case?',
      options: ['Yes', 'Only at night', 'No'],
      right: 2,
      why: 'T prescriptions and controlled drugs are never prescribed by telephone.',
      step: 2,
    },
  ],
}
