/** Nothing of what was written and no name: a mail may be read by others, and its address may be somebody else's. */
import { type AnliegenStatus, numberOf } from '@dreiklang/domain/anliegen/anliegen'
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

const gruss = { de: 'Ihr Dreiklang', en: 'Dreiklang' }
const look = { de: 'Hier sehen Sie, wie weit es ist:', en: 'See how far it has got:' }
const ignore = {
  de: 'Wenn Sie nichts gesendet haben, brauchen Sie nichts zu tun.',
  en: 'If you did not send anything, you do not need to do anything.',
}

function mailOf({ an, sprache, id, publicUrl }: Asked, sentences: readonly string[], rest: readonly string[] = []): Mail {
  const nummer = numberOf(id)
  const betreff = { de: `Dreiklang: Ihr Anliegen ${nummer}`, en: `Dreiklang: your request ${nummer}` }
  const link = `${publicUrl}/public-form/status?code=${nummer}`
  return { an, betreff: betreff[sprache], text: [...sentences, look[sprache], link, ...rest, gruss[sprache]].join('\n\n') }
}

export function writeReceived(asked: Asked): Mail {
  const { name } = asked.haus
  const nummer = numberOf(asked.id)
  const sentences = {
    de: [`Ihr Anliegen ist bei ${name} angekommen.`, `Ihre Nummer: ${nummer}`],
    en: [`${name} has received your request.`, `Your number: ${nummer}`],
  }
  return mailOf(asked, sentences[asked.sprache], [ignore[asked.sprache]])
}

export function writeChanged(asked: Asked, status: AnliegenStatus): Mail {
  const { name, telefon } = asked.haus
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
  return mailOf(asked, [sentences[status][asked.sprache]])
}
