import { errorTable } from '../shared/refusal.ts'

/** A chat of other people is answered like one that does not exist. `{id}` is filled from the details of the refusal. */
export const chatErrors = errorTable({
  not_found: {
    'chat.nicht_gefunden': ['Den Chat mit der Kennung {id} gibt es nicht!', 'Could not found chat with id of {id}!'],
    'chat.kontakt_unbekannt': [
      'Dieser Person können Sie nicht schreiben. Bitte wählen Sie jemanden aus der Liste.',
      'You cannot write to this person. Please choose someone from the list.',
    ],
  },
  forbidden: {
    'chat.gruppe_nur_verantwortliche': [
      'Aus der Gruppe entfernen kann nur, wer für sie verantwortlich ist, und die Leitung der eigenen Organisation. Bitte wenden Sie sich an eine dieser Personen.',
      'Only the person responsible for the group, or the manager of the member’s organisation, can remove someone. Please ask one of them.',
    ],
    'chat.geschlossen': [
      'In diesem Chat kann nicht mehr geschrieben werden: Sie teilen keine Bestellung mehr, oder der Zugang der anderen Person ist gesperrt oder beendet. Bitte rufen Sie an.',
      'You can no longer write in this chat: you no longer share an order, or the other person’s access has been locked or has ended. Please call instead.',
    ],
  },
  unprocessable: {
    'chat.zeit_vorbei': [
      'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere.',
      'This time has already passed. Please choose a later one.',
    ],
    'chat.zu_viele_erinnerungen': [
      'Es warten schon {anzahl} Erinnerungen auf Sie. Bitte löschen Sie eine davon.',
      'You already have {anzahl} reminders waiting. Please delete one of them.',
    ],
    'chat.zu_viele_geplant': [
      'In diesem Chat warten schon {anzahl} Nachrichten von Ihnen. Bitte brechen Sie eine davon ab, oder warten Sie, bis eine gesendet ist.',
      'You already have {anzahl} messages waiting in this chat. Please cancel one of them, or wait until one has been sent.',
    ],
  },
  conflict: {
    'chat.gruppe_haeuser': [
      'Diese Personen können nicht zusammen in einer Gruppe sein: Ihre Organisationen teilen keine Bestellung, in der eine von ihnen der Pflegedienst ist. Bitte legen Sie getrennte Gruppen an.',
      'These people cannot be in a group together: their organisations do not share an order in which one of them is the nursing service. Please create separate groups.',
    ],
    'chat.gruppe_voll': [
      'In einer Gruppe sind höchstens {anzahl} Personen. Bitte nehmen Sie weniger auf, oder legen Sie eine zweite Gruppe an.',
      'A group has {anzahl} people at most. Please add fewer, or create a second group.',
    ],
    'chat.nicht_mehr_aenderbar': [
      'Diese Nachricht lässt sich nicht mehr ändern: Jemand hat sie gelesen, oder sie ist älter als 15 Minuten. Bitte schreiben Sie die Korrektur als neue Nachricht.',
      'This message can no longer be changed: someone has read it, or it is more than 15 minutes old. Please send the correction as a new message.',
    ],
  },
  too_many: {
    'chat.zu_schnell': [
      'Das waren sehr viele Nachrichten in kurzer Zeit. In {sekunden} Sekunden geht es weiter. Bitte warten Sie so lange.',
      'You have sent a lot of messages in a short time. Please wait {sekunden} seconds.',
    ],
  },
})
