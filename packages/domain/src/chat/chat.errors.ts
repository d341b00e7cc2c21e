import { errorTable } from '../shared/refusal.ts'

/** A chat of other people is answered like one that does not exist. `{id}` is filled from the details of the refusal. */
export const chatErrors = errorTable({
  'chat.nicht_gefunden': {
    art: 'not_found',
    de: 'Den Chat mit der Kennung {id} gibt es nicht!',
    en: 'Could not found chat with id of {id}!',
  },
  'chat.kontakt_unbekannt': {
    art: 'not_found',
    de: 'Dieser Person können Sie nicht schreiben.',
    en: 'You cannot write to this person.',
  },
  'chat.geschlossen': {
    art: 'forbidden',
    de: 'In diesem Chat kann nicht mehr geschrieben werden: Es gibt keine gemeinsame Bestellung mehr oder das Konto ist gesperrt.',
    en: 'You can no longer write in this chat: there is no order in common any more, or the account is locked.',
  },
  'chat.zu_schnell': {
    art: 'too_many',
    de: 'Das waren sehr viele Nachrichten in kurzer Zeit. In {sekunden} Sekunden geht es weiter.',
    en: 'You have sent a lot of messages in a short time. You can continue in {sekunden} seconds.',
  },
})
