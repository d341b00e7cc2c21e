/** The course about a day without network, in English. */
import { type CourseText, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'A day without network',
  description:
    'Download the day, keep working on the way, send safely: so that nothing gets lost and nothing is left behind where there is no signal.',
  steps: [
    {
      title: 'Download while you have a connection',
      blocks: [
        say(
          'Open the tour of the day and choose “Download for offline use”. The visits you are assigned to are downloaded. In a pharmacy it is the delivery round.',
        ),
        say(
          'The data lie encrypted on this device, and only for some hours: your organisation sets how many, twelve unless changed. After that Dreiklang deletes them.',
        ),
        say('A private window cannot keep anything. The page tells you then.'),
        open('/hausbesuch/tour', 'Open the tour'),
      ],
    },
    {
      title: 'What works offline',
      blocks: [
        list(
          'At a home visit: start driving, start, “Nobody at home”, document, complete, add an addendum.',
          'In the delivery round: hand over and record that nobody was there, for stops that are on the device.',
        ),
        say(
          'Everything else needs the others and therefore the network: ordering, prescribing, planning, cancelling. Dreiklang then says that it needs a connection and does not pretend that it was done.',
        ),
      ],
    },
    {
      title: 'How you can tell',
      blocks: [
        say('A band above the page says “Offline” and as of when. What somebody else has changed since then you do not see yet.'),
        say('What you enter waits on the device with its time. The number of entries that wait is shown.'),
        say('Set the clock of your device: an entry from the future is not accepted, nor is one that is older than seven days.'),
      ],
    },
    {
      title: 'Back online',
      blocks: [
        say('As soon as there is a connection, entries are sent by themselves. “Send now” tries at once.'),
        say(
          'If somebody has changed the same thing meanwhile, you are shown what holds: for the plan, what the organisation says; for the documentation, what you have written on site. Neither is lost.',
        ),
        say('An entry that was not accepted stays on the device until you send it again or discard it.'),
      ],
    },
    {
      title: 'Send first, then sign out',
      blocks: [
        say('Signing out clears this device. Only sign out once nothing is waiting any more.'),
        say('If a device is lost, tell your manager at once, and end its session on another device in the settings.'),
        open('/settings?bereich=security', 'Open security'),
      ],
    },
  ],
  questions: [
    {
      question: 'When do you download the day?',
      options: ['Where there is no signal', 'Before you leave, while there is a connection', 'In the evening after it'],
      right: 1,
      why: 'Without a network nothing can be fetched to the device any more.',
      step: 1,
    },
    {
      question: 'What does not work offline?',
      options: ['Ordering a medicine', 'Documenting a visit', 'Recording “Nobody at home”'],
      right: 0,
      why: 'An order needs the other sides and therefore the network.',
      step: 2,
    },
    {
      question: 'Two entries are still waiting and your shift is over. What do you do?',
      options: ['Sign out', 'Uninstall the browser', 'Find a connection and send first, then sign out'],
      right: 2,
      why: 'Signing out clears the device.',
      step: 5,
    },
    {
      question: 'While you were offline the visit was rescheduled. What holds for the appointment?',
      options: ['What the organisation says; your documentation stays', 'What you entered on the way', 'Both are deleted'],
      right: 0,
      why: 'The organisation decides on the plan, whoever was there on the documentation.',
      step: 4,
    },
    {
      question: 'How long does a downloaded day stay on the device?',
      options: ['A week', 'As many hours as your organisation sets', 'Forever'],
      right: 1,
      why: 'Then Dreiklang deletes it; unless changed, after twelve hours.',
      step: 1,
    },
  ],
}
