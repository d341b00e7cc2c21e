/** The course about emergency orders, in English. */
import { type CourseText, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Emergency orders',
  description: 'When an order is an emergency, what happens after 30 minutes, and what Dreiklang is not there for.',
  steps: [
    {
      title: 'First: 112',
      blocks: [
        say('If a life is in danger, call 112. No order and no message in Dreiklang replaces that call.'),
        say(
          'At night and on weekends the medical on-call service answers on 116117. Medicines are then available at the emergency pharmacy.',
        ),
        say('Dreiklang does not pretend that somebody can be reached: outside opening hours, at first perhaps nobody reads an order.'),
      ],
    },
    {
      title: 'What an emergency is',
      blocks: [
        say(
          '“Emergency” means: it is needed within 24 hours. Choose the day and, if it is tomorrow, the time. What is needed later cannot be sent as an emergency.',
        ),
        say('If it is needed in a few days, choose “Urgent” or “Normal”. If everything is an emergency, nothing is.'),
        list('Normal: reminders from 24 hours on.', 'Urgent: from 4 hours on.', 'Emergency: from 1 hour on, and after 30 minutes: call.'),
        say('The hours until a reminder count on working days only, not on weekends and holidays. The 30 minutes always run.'),
      ],
    },
    {
      title: 'What the others see',
      blocks: [
        say('An emergency is clearly marked on every list and in the order itself, in words and not by colour alone.'),
        say(
          'Practice and pharmacy are asked to deal with it immediately and to call if they have questions. The nursing service is asked to call as well.',
        ),
      ],
    },
    {
      title: 'After 30 minutes',
      blocks: [
        say(
          'If the side that was asked has done nothing for half an hour, Dreiklang tells the nursing service that the emergency is unanswered and shows the telephone numbers.',
        ),
        say('A query is an answer. After that it is the turn of the nursing service.'),
        say(
          'The half hour begins anew with each side: when the item moves from the practice to the pharmacy, the pharmacy has 30 minutes of its own.',
        ),
      ],
    },
    {
      title: 'Your task, by side',
      blocks: [
        list(
          'Nursing service: call, do not wait. Note whom you have spoken to.',
          'Practice: prescribe, decline or ask back. Any answer is better than none.',
          'Pharmacy: accept or decline. If something cannot be supplied, say so at once, so that another pharmacy can be asked.',
        ),
        open('/settings?bereich=notifications', 'Set your notifications'),
      ],
    },
  ],
  questions: [
    {
      question: 'A person is unconscious. What do you do first?',
      options: ['Send an emergency order', 'Ask in the chat', 'Call 112'],
      right: 2,
      why: 'If a life is in danger, nothing replaces the call to 112.',
      step: 1,
    },
    {
      question: 'When is an order in Dreiklang an emergency?',
      options: ['When it is needed within 24 hours', 'When it is needed this week', 'Whenever a prescription is missing'],
      right: 0,
      why: 'What is needed later cannot be sent as an emergency.',
      step: 2,
    },
    {
      question: 'What happens when nobody answers for 30 minutes?',
      options: ['The order is cancelled', 'The nursing service is asked to call and sees the numbers', 'Dreiklang makes the call'],
      right: 1,
      why: 'People have to make the call; Dreiklang says that it is time.',
      step: 4,
    },
    {
      question: 'The practice has sent a query. Does the emergency count as unanswered?',
      options: ['Yes', 'No, a query is an answer', 'Only after an hour'],
      right: 1,
      why: 'After that it is the turn of the nursing service.',
      step: 4,
    },
    {
      question: 'Saturday night, 2 a.m.: where do you get a medicine?',
      options: ['At the emergency pharmacy', 'Through a normal order in Dreiklang', 'On Monday'],
      right: 0,
      why: 'Outside opening hours the on-call service and the emergency pharmacy help.',
      step: 1,
    },
  ],
}
