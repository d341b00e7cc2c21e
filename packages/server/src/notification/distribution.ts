/** From steps of orders to entries of people: who is notified, of what, and how. */
import { type Step, type Meldung, canAct, meldungenOf } from '@dreiklang/domain/notification/anlass.decider'
import { type BestellungAnlass, bestellungAnlaesse, iconOf } from '@dreiklang/domain/notification/anlaesse'
import { themen } from '@dreiklang/domain/notification/notification'
import { klartextOf } from '@dreiklang/domain/notification/sentences'
import { rollenOfSeite } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { BestellungStep } from '../bestellung/stream/stream.repository.ts'
import type { queueNotice } from '../mail/mail.usecases.ts'
import type { TaetigePerson } from '../organisation/personen.repository.ts'
import type { NewPush } from '../push/ausgang.repository.ts'
import type { Language } from '../shared/route.ts'
import { type NewMitteilung, unread } from './notification.repository.ts'
import { type Wunsch, wunschOf } from './wuensche.repository.ts'

export interface Fall {
  schritt: BestellungStep
  meldungen: Meldung[]
}

export function fallOf(schritt: BestellungStep): Fall {
  const erstes = schritt.ereignisse[0]
  const urheber: Step['urheber'] =
    erstes?.organisationId && erstes.personId ? { organisationId: erstes.organisationId, personId: erstes.personId } : null
  return { schritt, meldungen: meldungenOf({ ...schritt, urheber }) }
}

/** Where one person is meant, the substitute too. Never nobody because nobody fits. */
function empfaenger(
  meldung: Meldung,
  { schritt }: Fall,
  { leute, vertretungen }: Pick<Umgebung, 'leute' | 'vertretungen'>,
): TaetigePerson[] {
  const { organisationId, seite, nurPersonId, nurWerHandelt } = meldung
  const all = leute.filter((person) => person.organisationId === organisationId && rollenOfSeite[seite].includes(person.rolle))
  const meant = all.filter((person) => {
    if (nurPersonId !== null) return person.personId === nurPersonId || vertretungen.get(nurPersonId)?.includes(person.personId) === true
    return !nurWerHandelt || canAct(schritt.nachher, { ...person, seite }, berlinDate(schritt.am))
  })
  return meant.length > 0 ? meant : all
}

type Notice = Parameters<typeof queueNotice>[1]

export interface Distribution {
  mitteilungen: NewMitteilung[]
  notices: Notice[]
  pushs: NewPush[]
}

interface Umgebung {
  leute: readonly TaetigePerson[]
  vertretungen: ReadonlyMap<string, readonly string[]>
  wuensche: readonly Wunsch[]
  sprachen: ReadonlyMap<string, Language>
  newId(): string
}

interface Ansprache {
  anlass: BestellungAnlass
  werte: Meldung['werte']
  schritt: BestellungStep
  person: TaetigePerson
  sprache: Language
}

const pathOf = ({ bestellungId }: BestellungStep) => `/bestellungen/${bestellungId}`

const bestellungWord = { de: 'Bestellung', en: 'order' } as const

function noticeUeber({ anlass, werte, schritt, person, sprache }: Ansprache): Notice {
  const { title, description: satz } = klartextOf(anlass, werte, sprache)
  const notiz = { betreff: `${title}: ${bestellungWord[sprache]} ${schritt.nachher.nummer}`, satz, path: pathOf(schritt) }
  const urgent = themen[bestellungAnlaesse[anlass].thema].pflicht
  return { personId: person.personId, an: person.email, name: person.name, sprache, notiz, am: schritt.am, urgent }
}

/** The same for the person's devices; only the latest message about an order is shown there. */
function pushUeber({ anlass, werte, schritt, person, sprache }: Ansprache): NewPush {
  const { title, description } = klartextOf(anlass, werte, sprache)
  const { bestellungId, version, am } = schritt
  return {
    personId: person.personId,
    bestellungId,
    anlass,
    version,
    inhalt: { title, body: description, tag: `bestellung-${bestellungId}`, path: pathOf(schritt), lang: sprache },
    dringend: themen[bestellungAnlaesse[anlass].thema].pflicht,
    am,
  }
}

function mitteilungUeber({ anlass, werte, schritt, person }: Ansprache, id: string): NewMitteilung {
  const { bestellungId, version, am } = schritt
  const { personId } = person
  const display = { icon: iconOf(anlass), link: pathOf(schritt), useRouter: true }
  return { ...unread, ...display, id, personId, art: 'notification', anlass, werte: { ...werte }, bestellungId, version, am }
}

/** Each channel carries the first cause that the person has not switched off there. */
export function distribute(faelle: readonly Fall[], { leute, vertretungen, wuensche, sprachen, newId }: Umgebung): Distribution {
  const mitteilungen: NewMitteilung[] = []
  const notices: Notice[] = []
  const pushs = new Map<string, NewPush>()
  for (const fall of faelle) {
    for (const meldung of fall.meldungen) {
      for (const person of empfaenger(meldung, fall, { leute, vertretungen })) {
        const auf = (weg: 'inApp' | 'email' | 'push'): Ansprache | null => {
          const anlass = meldung.anlaesse.find((one) => wunschOf(wuensche, person.personId, bestellungAnlaesse[one].thema)[weg])
          if (anlass === undefined) return null
          return { anlass, werte: meldung.werte, schritt: fall.schritt, person, sprache: sprachen.get(person.personId) ?? 'de' }
        }
        const [hier, perMail, perPush] = [auf('inApp'), auf('email'), auf('push')]
        if (hier !== null) mitteilungen.push(mitteilungUeber(hier, newId()))
        if (perMail !== null) notices.push(noticeUeber(perMail))
        if (perPush !== null) pushs.set(`${person.personId} ${fall.schritt.bestellungId}`, pushUeber(perPush))
      }
    }
  }
  return { mitteilungen, notices, pushs: [...pushs.values()] }
}
