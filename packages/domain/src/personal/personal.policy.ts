/** Who may see, let in, change and shut out whom. Pure; the records come in as arguments. */
import { seiteDerArt } from '../organisation/organisation.ts'
import { istVerwaltung } from '../organisation/organisation.policy.ts'
import { type Akteur, type OrganisationArt, type Rolle, seiteVon } from '../shared/akteur.ts'
import type { FeldFehler } from '../shared/fehler.ts'
import { sharedFehler } from '../shared/shared.errors.ts'
import type { AkteAngaben, AkteFeld } from './akte.contract.ts'
import type { PersonAngaben } from './personal.contract.ts'
import { personalFehler } from './personal.errors.ts'
import { berufeDerArt, funktionenDesBerufs } from './personal.ts'

/** Whose people a person decides about: the own ones, the platform administrator all. @throws nicht_gefunden as for an unknown organisation */
export function pruefeZustaendig({ rolle, organisationId }: Akteur, gefragt: string): void {
  if (rolle !== 'ROLE_ADMIN' && gefragt !== organisationId) throw sharedFehler.ablehnen('nicht_gefunden')
}

const feld = (path: string, code: string): FeldFehler => ({ path, code, message: code })

/** Role and profession belong to the kind of organisation, an LANR to a doctor. @throws the refusals of the room */
function pruefeStelle(art: OrganisationArt, { rolle, beruf, lanr }: Pick<PersonAngaben, 'rolle' | 'beruf' | 'lanr'>): void {
  if (seiteVon(rolle) !== seiteDerArt[art]) {
    throw personalFehler.ablehnen('personal.rolle_passt_nicht', { felder: [feld('rolle', 'rolle')] })
  }
  if (!berufeDerArt[art].includes(beruf)) {
    throw personalFehler.ablehnen('personal.beruf_passt_nicht', { felder: [feld('beruf', 'auswahl')] })
  }
  if (lanr !== null && beruf !== 'ARZT') {
    throw personalFehler.ablehnen('personal.lanr_nur_arzt', { felder: [feld('lanr', 'falsch')] })
  }
}

/**
 * Whether `akteur` may give this person an account in the organisation. The platform lets in the first administrator only: whoever could
 * add a second one to an organisation at work could read what it knows of its Klienten.
 * @throws the refusals of the room
 */
export function pruefeNeuePerson({
  akteur,
  angaben,
  organisation,
}: {
  akteur: Pick<Akteur, 'rolle'>
  angaben: Pick<PersonAngaben, 'rolle' | 'beruf' | 'lanr'>
  organisation: { art: OrganisationArt; hatVerwaltung: boolean }
}): void {
  const plattform = akteur.rolle === 'ROLE_ADMIN'
  if (plattform && !istVerwaltung(angaben.rolle)) {
    throw personalFehler.ablehnen('personal.rolle_passt_nicht', { felder: [feld('rolle', 'rolle')] })
  }
  pruefeStelle(organisation.art, angaben)
  if (plattform && organisation.hatVerwaltung) throw personalFehler.ablehnen('personal.hat_verwaltung')
}

/** Fields of a record that only one kind of organisation has. */
const felderDerArt: Record<OrganisationArt, readonly AkteFeld[]> = {
  PFLEGEDIENST: ['qualifikation', 'beschaeftigtennummer', 'handzeichen', 'behandlungspflegeErlaubt'],
  APOTHEKE: ['approbationAm', 'handzeichen'],
  ARZTPRAXIS: ['approbationAm', 'funktion', 'lanr', 'unterschriftsberechtigt', 'handzeichen'],
}
const besondere = [...new Set(Object.values(felderDerArt).flat())]

/** A record as it may be written for someone of this kind of organisation. @throws the refusals of the room, with the field */
export function pruefeAkte(art: OrganisationArt, angaben: AkteAngaben): void {
  pruefeStelle(art, angaben)
  const { beruf, funktion } = angaben
  const fremde = besondere.filter((name) => !felderDerArt[art].includes(name) && angaben[name] !== null && angaben[name] !== false)
  const ohneGrundlage: AkteFeld[] = []
  if (angaben.qualifikation !== null && beruf !== 'PFLEGEKRAFT') ohneGrundlage.push('qualifikation')
  if (funktion !== null && !(funktionenDesBerufs[beruf] ?? []).includes(funktion)) ohneGrundlage.push('funktion')
  if (angaben.approbationAm !== null && beruf !== 'APOTHEKER' && beruf !== 'ARZT') ohneGrundlage.push('approbationAm')
  // Whoever still learns prescribes in the name of another.
  if (angaben.lanr !== null && funktion === 'WEITERBILDUNGSASSISTENT') ohneGrundlage.push('lanr')
  const falsch = [...new Set([...fremde, ...ohneGrundlage])]
  if (falsch.length > 0) {
    throw personalFehler.ablehnen('personal.feld_passt_nicht', { felder: falsch.map((name) => feld(name, 'falsch')) })
  }
}

/** @throws personal.eigene_rolle: nobody gives themselves more rights, or leaves the organisation without a manager by a slip of the hand */
export function pruefeRolle(akteur: Pick<Akteur, 'personId'>, person: { id: string; rolle: Rolle }, neu: Rolle): void {
  if (person.id === akteur.personId && neu !== person.rolle) throw personalFehler.ablehnen('personal.eigene_rolle')
}

/** @param andereVerwaltung whether the organisation keeps another active administrator. @throws personal.letzte_verwaltung */
export function pruefeSperre(person: { rolle: Rolle; aktiv: boolean }, andereVerwaltung: boolean): void {
  if (person.aktiv && istVerwaltung(person.rolle) && !andereVerwaltung) throw personalFehler.ablehnen('personal.letzte_verwaltung')
}

/** The platform gives a reason: it shuts out people of organisations that are not its own. @throws personal.grund_fehlt */
export function pruefeGrund({ rolle }: Pick<Akteur, 'rolle'>, grund: string | null): void {
  if (rolle === 'ROLE_ADMIN' && grund === null) {
    throw personalFehler.ablehnen('personal.grund_fehlt', { felder: [feld('grund', 'pflicht')] })
  }
}

/** Absences are entered by managers, and by everyone for themselves. @throws personal.nur_eigene */
export function pruefeAbwesenheit(akteur: Pick<Akteur, 'personId' | 'rolle'>, personId: string): void {
  if (akteur.personId !== personId && !istVerwaltung(akteur.rolle)) throw personalFehler.ablehnen('personal.nur_eigene')
}

/** How a reader stands to a person. */
export const bezuege = ['LEITUNG', 'SELBST', 'KOLLEGE', 'PARTNER', 'PLATTFORM'] as const
export type Bezug = (typeof bezuege)[number]

/** @param zusammenarbeit whether the two organisations share an order or a partnership. Null: the person does not exist for this reader. */
export function bezugVon(
  akteur: Pick<Akteur, 'personId' | 'rolle' | 'organisationId'>,
  person: { id: string; organisationId: string },
  zusammenarbeit: boolean,
): Bezug | null {
  if (akteur.rolle === 'ROLE_ADMIN') return 'PLATTFORM'
  if (akteur.organisationId !== person.organisationId) return zusammenarbeit ? 'PARTNER' : null
  if (istVerwaltung(akteur.rolle)) return 'LEITUNG'
  return akteur.personId === person.id ? 'SELBST' : 'KOLLEGE'
}

/**
 * What is kept about people, in groups: VERZEICHNIS is name, profession and phone of the work; TEAM role, initials and being away;
 * GRUND why someone is away; VERTRAG what is between person and house; ZUGANG state and end of the access.
 */
export type Feldgruppe = 'VERZEICHNIS' | 'TEAM' | 'GRUND' | 'VERTRAG' | 'ZUGANG'

const gruppen: Record<Bezug, readonly Feldgruppe[]> = {
  LEITUNG: ['VERZEICHNIS', 'TEAM', 'GRUND', 'VERTRAG', 'ZUGANG'],
  SELBST: ['VERZEICHNIS', 'TEAM', 'GRUND', 'VERTRAG'],
  KOLLEGE: ['VERZEICHNIS', 'TEAM'],
  PARTNER: ['VERZEICHNIS'],
  PLATTFORM: ['VERZEICHNIS', 'ZUGANG'],
}

/** Need to know, by relation (trust.md B3; § 203 StGB, § 26 BDSG). */
export function darfSehen(bezug: Bezug, gruppe: Feldgruppe): boolean {
  return gruppen[bezug].includes(gruppe)
}
