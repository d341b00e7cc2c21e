/** What the bell says of the apps of an office; no words of people. */
export const appSentences = {
  de: {
    WEBHOOK_AUS: [
      'Webhook ausgeschaltet',
      'Ein Programm Ihrer Organisation nimmt Ereignisse nicht mehr an. Bitte prüfen Sie die Adresse und schalten Sie sie wieder ein.',
    ],
    AUFGABE_UEBERGEBEN: ['Aufgabe für Sie', '{wer} hat Ihnen eine Aufgabe übergeben. Bitte nehmen Sie an oder geben Sie sie zurück.'],
    AUFGABE_ANGENOMMEN: ['Aufgabe angenommen', '{wer} hat die Aufgabe angenommen, die Sie übergeben haben.'],
    AUFGABE_ZURUECKGEGEBEN: ['Aufgabe zurückgegeben', '{wer} hat Ihnen eine Aufgabe zurückgegeben. Bitte lesen Sie den Grund.'],
    AUFGABE_FAELLIG: [
      'Aufgabe hat jetzt einen Tag',
      'Worauf eine Aufgabe gewartet hat, ist eingetreten. Bitte sehen Sie nach, wann sie fällig ist.',
    ],
    AUFGABE_OHNE_ANLASS: [
      'Aufgabe wartet vergeblich',
      'Worauf eine Aufgabe gewartet hat, tritt nicht mehr ein. Bitte entscheiden Sie, ob sie noch nötig ist.',
    ],
    AUFGABE_ERINNERUNG: ['Erinnerung', 'Sie wollten jetzt an eine Aufgabe erinnert werden.'],
    MAIL_NEU: ['Neue Mail', '{wer} hat Ihnen eine Mail geschrieben.'],
    KURS_FAELLIG: ['Pflichtkurs', 'In der Akademie ist ein Pflichtkurs für Sie fällig oder wird es in den nächsten zwei Wochen.'],
    NOTIZ_ERINNERUNG: ['Erinnerung', 'Sie wollten jetzt an eine Notiz erinnert werden.'],
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
    WEBHOOK_AUS: [
      'Webhook switched off',
      'A program of your organisation no longer accepts events. Please check its address and switch it on again.',
    ],
    AUFGABE_UEBERGEBEN: ['Task for you', '{wer} has handed you a task. Please accept it or give it back.'],
    AUFGABE_ANGENOMMEN: ['Task accepted', '{wer} has accepted the task that you handed over.'],
    AUFGABE_ZURUECKGEGEBEN: ['Task given back', '{wer} has given a task back to you. Please read the reason.'],
    AUFGABE_FAELLIG: ['Task now has a day', 'What a task was waiting for has happened. Please check when it is due.'],
    AUFGABE_OHNE_ANLASS: [
      'Task waits in vain',
      'What a task was waiting for will not happen any more. Please decide whether it is still needed.',
    ],
    AUFGABE_ERINNERUNG: ['Reminder', 'You wanted to be reminded of a task now.'],
    MAIL_NEU: ['New mail', '{wer} has sent you a mail.'],
    KURS_FAELLIG: ['Mandatory course', 'A mandatory course in the Academy is due, or will be within the next two weeks.'],
    NOTIZ_ERINNERUNG: ['Reminder', 'You wanted to be reminded of a note now.'],
    CHAT_ERWAEHNT: ['You were mentioned', '{wer} mentioned you in a group in the chat.'],
    CHAT_ERINNERUNG: ['Reminder', 'You wanted to be reminded of a chat message now.'],
    CHAT_ERINNERUNG_ZURUECKGEZOGEN: ['Reminder', 'You wanted to be reminded of a chat message now. It has been withdrawn in the meantime.'],
    CHAT_ERINNERUNG_OHNE: ['Reminder', 'You wanted to be reminded of a chat message now. You no longer take part in this conversation.'],
  },
} as const
