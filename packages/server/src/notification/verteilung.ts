/** From steps of orders to entries of people: who is notified, of what, and how. */
import { type Schritt, type Meldung, kannHandeln, meldungenVon } from '@dreiklang/domain/notification/anlass.decider'
import { type BestellungAnlass, bestellungAnlaesse, iconVon, themen } from '@dreiklang/domain/notification/notification'
import { klartextVon } from '@dreiklang/domain/notification/saetze'
import { rollenDerSeite } from '@dreiklang/domain/shared/akteur'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { BestellungSchritt } from '../bestellung/schritte.repository.ts'
import type { Mail } from '../mail/mail.usecases.ts'
import type { TaetigePerson } from '../organisation/personen.repository.ts'
import type { NeuerPush } from '../push/ausgang.repository.ts'
import type { Sprache } from '../shared/route.ts'
import type { NeueMitteilung } from './notification.repository.ts'
import { type Wunsch, wunschVon } from './wuensche.repository.ts'

export interface Fall {
  schritt: BestellungSchritt
  meldungen: Meldung[]
}

export function fallVon(schritt: BestellungSchritt): Fall {
  const erstes = schritt.ereignisse[0]
  const urheber: Schritt['urheber'] =
    erstes?.organisationId && erstes.personId ? { organisationId: erstes.organisationId, personId: erstes.personId } : null
  return { schritt, meldungen: meldungenVon({ ...schritt, urheber }) }
}

/**
 * Everyone on the side, unless only one person is meant (then the substitute too) or only those who can act; never nobody because nobody
 * fits.
 */
function empfaenger(
  meldung: Meldung,
  { schritt }: Fall,
  { leute, vertretungen }: Pick<Umgebung, 'leute' | 'vertretungen'>,
): TaetigePerson[] {
  const { organisationId, seite, nurPersonId, nurWerHandelt } = meldung
  const alle = leute.filter((person) => person.organisationId === organisationId && rollenDerSeite[seite].includes(person.rolle))
  const gemeint = alle.filter((person) => {
    if (nurPersonId !== null) return person.personId === nurPersonId || vertretungen.get(nurPersonId)?.includes(person.personId) === true
    return !nurWerHandelt || kannHandeln(schritt.nachher, { ...person, seite }, berlinDatum(schritt.am))
  })
  return gemeint.length > 0 ? gemeint : alle
}

export interface Verteilung {
  mitteilungen: NeueMitteilung[]
  mails: Mail[]
  pushs: NeuerPush[]
}

interface Umgebung {
  leute: readonly TaetigePerson[]
  /** Who hears what is meant for someone who is away or has left. */
  vertretungen: ReadonlyMap<string, readonly string[]>
  wuensche: readonly Wunsch[]
  /** Of those who have chosen one; the others read German. */
  sprachen: ReadonlyMap<string, Sprache>
  newId(): string
  publicUrl: string
}

/** One cause for one person. */
interface Ansprache {
  anlass: BestellungAnlass
  werte: Meldung['werte']
  schritt: BestellungSchritt
  person: TaetigePerson
  sprache: Sprache
}

const pfadVon = ({ bestellungId }: BestellungSchritt) => `/bestellungen/${bestellungId}`

const mailWorte = {
  de: { bestellung: 'Bestellung', einstellen: 'Welche Benachrichtigungen Sie bekommen, stellen Sie hier ein:' },
  en: { bestellung: 'order', einstellen: 'Choose which notifications you get here:' },
} as const

/** Order number and what to do; details require signing in. */
function mailUeber({ anlass, werte, schritt, person, sprache }: Ansprache, publicUrl: string): Mail {
  const { title, description } = klartextVon(anlass, werte, sprache)
  const { bestellung, einstellen } = mailWorte[sprache]
  return {
    an: person.email,
    betreff: `${title}: ${bestellung} ${schritt.nachher.nummer}`,
    text: `${description}\n\n${publicUrl}${pfadVon(schritt)}\n\n${einstellen}\n${publicUrl}/settings?bereich=notifications\n`,
  }
}

/** The same for the person's devices; only the latest message about an order is shown there. */
function pushUeber({ anlass, werte, schritt, person, sprache }: Ansprache): NeuerPush {
  const { title, description } = klartextVon(anlass, werte, sprache)
  const { bestellungId, version, am } = schritt
  return {
    personId: person.personId,
    bestellungId,
    anlass,
    version,
    inhalt: { title, body: description, tag: `bestellung-${bestellungId}`, path: pfadVon(schritt), lang: sprache },
    dringend: themen[bestellungAnlaesse[anlass].thema].pflicht,
    am,
  }
}

function mitteilungUeber({ anlass, werte, schritt, person }: Ansprache, id: string): NeueMitteilung {
  const { bestellungId, version, am } = schritt
  return {
    id,
    personId: person.personId,
    art: 'notification',
    anlass,
    werte: { ...werte },
    bestellungId,
    version,
    icon: iconVon(anlass),
    image: null,
    title: null,
    description: null,
    link: pfadVon(schritt),
    useRouter: true,
    gelesen: false,
    gesehen: false,
    am,
  }
}

/** Each channel carries the first cause that the person has not switched off there. */
export function verteile(faelle: readonly Fall[], { leute, vertretungen, wuensche, sprachen, newId, publicUrl }: Umgebung): Verteilung {
  const mitteilungen: NeueMitteilung[] = []
  const mails: Mail[] = []
  const pushs = new Map<string, NeuerPush>()
  for (const fall of faelle) {
    for (const meldung of fall.meldungen) {
      for (const person of empfaenger(meldung, fall, { leute, vertretungen })) {
        const auf = (weg: 'inApp' | 'email' | 'push'): Ansprache | null => {
          const anlass = meldung.anlaesse.find((einer) => wunschVon(wuensche, person.personId, bestellungAnlaesse[einer].thema)[weg])
          if (anlass === undefined) return null
          return { anlass, werte: meldung.werte, schritt: fall.schritt, person, sprache: sprachen.get(person.personId) ?? 'de' }
        }
        const [hier, perMail, perPush] = [auf('inApp'), auf('email'), auf('push')]
        if (hier !== null) mitteilungen.push(mitteilungUeber(hier, newId()))
        if (perMail !== null) mails.push(mailUeber(perMail, publicUrl))
        if (perPush !== null) pushs.set(`${person.personId} ${fall.schritt.bestellungId}`, pushUeber(perPush))
      }
    }
  }
  return { mitteilungen, mails, pushs: [...pushs.values()] }
}
