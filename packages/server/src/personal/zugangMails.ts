/** Whose access ends, opens or changes is told why: the session ends without a word otherwise. */
import type { Akteur, Rolle } from '@dreiklang/domain/shared/akteur'
import type { Beruf } from '@dreiklang/domain/personal/personal'
import { type Fact, nameInMail, writeLetter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.usecases.ts'
import type { Language } from '../shared/route.ts'
import { berufWords, rolleWords } from './export.ts'

interface Rights {
  rolle: Rolle
  beruf: Beruf
  lanr: string | null
}

export interface ZugangMail {
  an: string
  name: string
  sprache: Language
  organisation: string
  /** Null for the clock, after a last day. */
  durch: Pick<Akteur, 'name' | 'rolle'> | null
  what:
    | { kind: 'locked'; grund: string | null }
    | { kind: 'ended' }
    | { kind: 'opened' }
    | { kind: 'changed'; before: Rights; after: Rights }
}

const words = {
  de: {
    organisation: 'Organisation',
    durch: 'Durch',
    plattform: 'Plattformverwaltung',
    grund: 'Grund',
    rolle: 'Rolle',
    beruf: 'Beruf',
    lanr: 'LANR',
    keine: 'keine',
    fragen: 'Wenn Sie Fragen haben, wenden Sie sich bitte an Ihre Leitung.',
    betreff: {
      locked: 'Ihr Zugang ist gesperrt',
      ended: 'Ihr Zugang ist beendet',
      opened: 'Ihr Zugang ist wieder offen',
      changed: 'Ihre Rechte wurden geändert',
    },
    text: {
      locked: 'Ihr Zugang wurde gesperrt. Sie sind überall abgemeldet und können sich nicht mehr anmelden.',
      ended: 'Ihr Zugang ist beendet, weil Sie ausgeschieden sind. Sie sind überall abgemeldet und können sich nicht mehr anmelden.',
      opened: 'Sie können sich wieder mit Ihrem Passwort anmelden.',
      changed:
        'Ihre Rolle oder Ihre beruflichen Angaben wurden geändert. Sie sind deshalb überall abgemeldet. Bitte melden Sie sich neu an.',
    },
  },
  en: {
    organisation: 'Organisation',
    durch: 'By',
    plattform: 'Platform administration',
    grund: 'Reason',
    rolle: 'Role',
    beruf: 'Profession',
    lanr: 'LANR',
    keine: 'none',
    fragen: 'If you have any questions, please contact your manager.',
    betreff: {
      locked: 'your access is locked',
      ended: 'your access has ended',
      opened: 'your access is open again',
      changed: 'your rights were changed',
    },
    text: {
      locked: 'Your access was locked. You have been signed out everywhere and cannot sign in any more.',
      ended: 'Your access has ended because you have left. You have been signed out everywhere and cannot sign in any more.',
      opened: 'You can sign in again with your password.',
      changed: 'Your role or your professional details were changed. You have therefore been signed out everywhere. Please sign in again.',
    },
  },
} as const

function changedFacts(before: Rights, after: Rights, language: Language): Fact[] {
  const { rolle, beruf, lanr, keine } = words[language]
  const at = language === 'de' ? 0 : 1
  const from = (label: string, old: string, added: string): Fact[] => (old === added ? [] : [[label, `${old} → ${added}`]])
  return [
    ...from(rolle, rolleWords[before.rolle][at], rolleWords[after.rolle][at]),
    ...from(beruf, berufWords[before.beruf][at], berufWords[after.beruf][at]),
    ...from(lanr, before.lanr ?? keine, after.lanr ?? keine),
  ]
}

export function writeZugangMail({ an, name, sprache, organisation, durch, what }: ZugangMail): Mail {
  const { betreff, text, fragen, plattform, ...labels } = words[sprache]
  const by = durch?.rolle === 'ROLE_ADMIN' ? plattform : durch?.name
  const fakten: Fact[] = [
    [labels.organisation, nameInMail(organisation)],
    ...(by === undefined ? [] : [[labels.durch, nameInMail(by)] as const]),
    ...(what.kind === 'locked' && what.grund !== null ? [[labels.grund, nameInMail(what.grund)] as const] : []),
    ...(what.kind === 'changed' ? changedFacts(what.before, what.after, sprache) : []),
  ]
  return writeLetter({ an, sprache, name, betreff: betreff[what.kind], absaetze: [text[what.kind]], fakten, schluss: [fragen] })
}
