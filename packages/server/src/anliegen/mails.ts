/** Nothing of what was written and no name: a mail may be read by others, and its address may be somebody else's. */
import { type AnliegenStatus, numberOf } from '@dreiklang/domain/anliegen/anliegen'
import { nameInMail, writeLetter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.usecases.ts'
import type { Language } from '../shared/route.ts'

export interface Asked {
  an: string
  sprache: Language
  /** Of the request. */
  id: string
  haus: { name: string; telefon: string }
  publicUrl: string
}

const action = { de: 'Ansehen, wie weit es ist', en: 'See how far it has got' }
const number = { de: 'Ihre Nummer', en: 'Your number' }
const ignore = {
  de: 'Wenn Sie nichts gesendet haben, brauchen Sie nichts zu tun.',
  en: 'If you did not send anything, you do not need to do anything.',
}

function write({ an, sprache, id, publicUrl }: Asked, sentence: string, schluss: readonly string[] = []): Mail {
  const nummer = numberOf(id)
  const betreff = { de: `Ihr Anliegen ${nummer}`, en: `your request ${nummer}` }
  return writeLetter({
    an,
    sprache,
    name: null,
    betreff: betreff[sprache],
    absaetze: [sentence],
    fakten: [[number[sprache], nummer]],
    aktion: { label: action[sprache], link: `${publicUrl}/public-form/status?code=${nummer}` },
    schluss,
  })
}

export function writeReceived(asked: Asked): Mail {
  const name = nameInMail(asked.haus.name)
  const sentence = { de: `Ihr Anliegen ist bei ${name} angekommen.`, en: `${name} has received your request.` }
  return write(asked, sentence[asked.sprache], [ignore[asked.sprache]])
}

export function writeChanged(asked: Asked, status: AnliegenStatus): Mail {
  const { telefon } = asked.haus
  const name = nameInMail(asked.haus.name)
  const sentences: Record<AnliegenStatus, Record<Language, string>> = {
    NEU: {
      de: `Ihr Anliegen bei ${name} wartet wieder auf Bearbeitung.`,
      en: `Your request to ${name} is waiting to be dealt with again.`,
    },
    IN_ARBEIT: { de: `${name} bearbeitet Ihr Anliegen.`, en: `${name} is working on your request.` },
    ERLEDIGT: { de: `${name} hat Ihr Anliegen erledigt.`, en: `${name} has dealt with your request.` },
    ABGELEHNT: {
      de: `${name} kann Ihr Anliegen nicht annehmen. Bitte rufen Sie an: ${telefon}`,
      en: `${name} cannot accept your request. Please call: ${telefon}`,
    },
  }
  return write(asked, sentences[status][asked.sprache])
}
