/** What the bell says of the chat; no words of people. */
export const chatSentences = {
  de: {
    CHAT_ERWAEHNT: ['Sie wurden genannt', '{wer} hat Sie in einer Gruppe im Chat genannt.'],
    CHAT_ERINNERUNG: ['Erinnerung', 'Sie wollten jetzt an eine Nachricht im Chat erinnert werden.'],
    CHAT_ERINNERUNG_ZURUECKGEZOGEN: [
      'Erinnerung',
      'Sie wollten jetzt an eine Nachricht im Chat erinnert werden. Sie wurde inzwischen zurückgezogen.',
    ],
    CHAT_ERINNERUNG_OHNE: [
      'Erinnerung',
      'Sie wollten jetzt an eine Nachricht im Chat erinnert werden. An dieser Unterhaltung nehmen Sie nicht mehr teil.',
    ],
  },
  en: {
    CHAT_ERWAEHNT: ['You were mentioned', '{wer} mentioned you in a group in the chat.'],
    CHAT_ERINNERUNG: ['Reminder', 'You wanted to be reminded of a chat message now.'],
    CHAT_ERINNERUNG_ZURUECKGEZOGEN: ['Reminder', 'You wanted to be reminded of a chat message now. It has been withdrawn in the meantime.'],
    CHAT_ERINNERUNG_OHNE: ['Reminder', 'You wanted to be reminded of a chat message now. You no longer take part in this conversation.'],
  },
} as const
