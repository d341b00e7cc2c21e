import { isVerwaltung } from '../organisation/organisation.policy.ts'
import { seiteOfArt } from '../organisation/organisation.ts'
import { type Akteur, type OrganisationArt, type Rolle, seiteOf } from '../shared/akteur.ts'
import type { FieldError } from '../shared/refusal.ts'
import type { IsoDate } from '../shared/time.ts'
import { sharedErrors } from '../shared/shared.errors.ts'
import type { AkteAngaben, AkteField } from './akte.contract.ts'
import { mayLearnBehandlung } from './behandlungspflege.ts'
import type { PersonAngaben } from './personal.contract.ts'
import { personalErrors } from './personal.errors.ts'
import { berufeOfArt, funktionenOfBeruf } from './personal.ts'

/** Whose people a person decides about: the own ones, the platform administrator all. @throws nicht_gefunden as for an unknown organisation */
export function checkZustaendig({ rolle, organisationId }: Akteur, gefragt: string): void {
  if (rolle !== 'ROLE_ADMIN' && gefragt !== organisationId) throw sharedErrors.refuse('nicht_gefunden')
}

const field = (path: string, code: string): FieldError => ({ path, code, message: code })

/** Role and profession belong to the kind of organisation, an LANR to a doctor. @throws the refusals of the room */
function checkStelle(art: OrganisationArt, { rolle, beruf, lanr }: Pick<PersonAngaben, 'rolle' | 'beruf' | 'lanr'>): void {
  if (seiteOf(rolle) !== seiteOfArt[art]) {
    throw personalErrors.refuse('personal.rolle_passt_nicht', { felder: [field('rolle', 'rolle')] })
  }
  if (!berufeOfArt[art].includes(beruf)) {
    throw personalErrors.refuse('personal.beruf_passt_nicht', { felder: [field('beruf', 'auswahl')] })
  }
  if (lanr !== null && beruf !== 'ARZT') {
    throw personalErrors.refuse('personal.lanr_nur_arzt', { felder: [field('lanr', 'falsch')] })
  }
}

/**
 * The platform lets in the first administrator only: a second could read the Klienten of an organisation at work.
 * @throws the refusals of the room
 */
export function checkNewPerson({
  akteur,
  angaben,
  organisation,
}: {
  akteur: Pick<Akteur, 'rolle'>
  angaben: Pick<PersonAngaben, 'rolle' | 'beruf' | 'lanr'>
  organisation: { art: OrganisationArt; hatVerwaltung: boolean }
}): void {
  const plattform = akteur.rolle === 'ROLE_ADMIN'
  if (plattform && !isVerwaltung(angaben.rolle)) {
    throw personalErrors.refuse('personal.rolle_passt_nicht', { felder: [field('rolle', 'rolle')] })
  }
  checkStelle(organisation.art, angaben)
  if (plattform && organisation.hatVerwaltung) throw personalErrors.refuse('personal.hat_verwaltung')
}

const fieldsOfArt: Record<OrganisationArt, readonly AkteField[]> = {
  PFLEGEDIENST: ['qualifikation', 'beschaeftigtennummer', 'handzeichen', 'zusatzqualifikationen', 'behandlungspflege'],
  APOTHEKE: ['approbationAm', 'handzeichen'],
  ARZTPRAXIS: ['approbationAm', 'funktion', 'lanr', 'anleitungId', 'unterschriftsberechtigt', 'handzeichen'],
}
const besondere = [...new Set(Object.values(fieldsOfArt).flat())]

const isSaid = (value: AkteAngaben[AkteField]): boolean =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0)

/** A record as it may be written for someone of this kind of organisation. @throws the refusals of the room, with the field */
export function checkAkte(art: OrganisationArt, angaben: AkteAngaben): void {
  checkStelle(art, angaben)
  const { beruf, funktion } = angaben
  const fremde = besondere.filter((name) => !fieldsOfArt[art].includes(name) && isSaid(angaben[name]))
  const withoutGrundlage: AkteField[] = []
  if (angaben.qualifikation !== null && beruf !== 'PFLEGEKRAFT') withoutGrundlage.push('qualifikation')
  for (const name of ['zusatzqualifikationen', 'behandlungspflege'] as const)
    if (beruf !== 'PFLEGEKRAFT' && isSaid(angaben[name])) withoutGrundlage.push(name)
  if (!mayLearnBehandlung(angaben.qualifikation) && isSaid(angaben.behandlungspflege)) withoutGrundlage.push('behandlungspflege')
  if (funktion !== null && !(funktionenOfBeruf[beruf] ?? []).includes(funktion)) withoutGrundlage.push('funktion')
  if (angaben.approbationAm !== null && beruf !== 'APOTHEKER' && beruf !== 'ARZT') withoutGrundlage.push('approbationAm')
  // Whoever still learns prescribes in the name of another.
  if (angaben.lanr !== null && funktion === 'WEITERBILDUNGSASSISTENT') withoutGrundlage.push('lanr')
  if (angaben.anleitungId !== null && funktion !== 'WEITERBILDUNGSASSISTENT') withoutGrundlage.push('anleitungId')
  const wrong = [...new Set([...fremde, ...withoutGrundlage])]
  if (wrong.length > 0) {
    throw personalErrors.refuse('personal.feld_passt_nicht', { felder: wrong.map((name) => field(name, 'falsch')) })
  }
}

/** @throws personal.approbation_zukunft: nobody is licensed before the day */
export function checkApprobation({ approbationAm }: Pick<AkteAngaben, 'approbationAm'>, heute: IsoDate): void {
  if (approbationAm !== null && approbationAm > heute) {
    throw personalErrors.refuse('personal.approbation_zukunft', { felder: [field('approbationAm', 'falsch')] })
  }
}

/** @param anleitende the colleagues who may train somebody. @throws personal.anleitung_unbekannt for anybody else */
export function checkAnleitung({ anleitungId }: Pick<AkteAngaben, 'anleitungId'>, anleitende: readonly string[]): void {
  if (anleitungId !== null && !anleitende.includes(anleitungId)) {
    throw personalErrors.refuse('personal.anleitung_unbekannt', { felder: [field('anleitungId', 'auswahl')] })
  }
}

/** @throws personal.eigene_rolle: nobody gives themselves more rights, or leaves the organisation without a manager by a slip of the hand */
export function checkRolle(akteur: Pick<Akteur, 'personId'>, person: { id: string; rolle: Rolle }, neu: Rolle): void {
  if (person.id === akteur.personId && neu !== person.rolle) throw personalErrors.refuse('personal.eigene_rolle')
}

/** @param otherVerwaltung whether the organisation keeps another active administrator. @throws personal.letzte_verwaltung */
export function checkSperre(person: { rolle: Rolle; aktiv: boolean }, otherVerwaltung: boolean): void {
  if (person.aktiv && isVerwaltung(person.rolle) && !otherVerwaltung) throw personalErrors.refuse('personal.letzte_verwaltung')
}

/** The platform gives a reason: it shuts out people of organisations that are not its own. @throws personal.grund_fehlt */
export function checkGrund({ rolle }: Pick<Akteur, 'rolle'>, grund: string | null): void {
  if (rolle === 'ROLE_ADMIN' && grund === null) {
    throw personalErrors.refuse('personal.grund_fehlt', { felder: [field('grund', 'pflicht')] })
  }
}

/** Absences are entered by managers, and by everyone for themselves. @throws personal.nur_eigene */
export function checkAbwesenheit(akteur: Pick<Akteur, 'personId' | 'rolle'>, personId: string): void {
  if (akteur.personId !== personId && !isVerwaltung(akteur.rolle)) throw personalErrors.refuse('personal.nur_eigene')
}

export const bezuege = ['LEITUNG', 'SELBST', 'KOLLEGE', 'PARTNER', 'PLATTFORM'] as const
export type Bezug = (typeof bezuege)[number]

/** @param zusammenarbeit whether the two organisations share an order or a partnership. Null: the person does not exist for this reader. */
export function bezugOf(
  akteur: Pick<Akteur, 'personId' | 'rolle' | 'organisationId'>,
  person: { id: string; organisationId: string },
  zusammenarbeit: boolean,
): Bezug | null {
  if (akteur.rolle === 'ROLE_ADMIN') return 'PLATTFORM'
  if (akteur.organisationId !== person.organisationId) return zusammenarbeit ? 'PARTNER' : null
  if (isVerwaltung(akteur.rolle)) return 'LEITUNG'
  return akteur.personId === person.id ? 'SELBST' : 'KOLLEGE'
}

/** VERZEICHNIS: name, profession, work phone. TEAM: role, initials, being away. GRUND: why away. ZUGANG: the access and its end. */
export type Feldgruppe = 'VERZEICHNIS' | 'TEAM' | 'GRUND' | 'VERTRAG' | 'ZUGANG'

const groups: Record<Bezug, readonly Feldgruppe[]> = {
  LEITUNG: ['VERZEICHNIS', 'TEAM', 'GRUND', 'VERTRAG', 'ZUGANG'],
  SELBST: ['VERZEICHNIS', 'TEAM', 'GRUND', 'VERTRAG'],
  KOLLEGE: ['VERZEICHNIS', 'TEAM'],
  PARTNER: ['VERZEICHNIS'],
  PLATTFORM: ['VERZEICHNIS', 'ZUGANG'],
}

/** Need to know, by relation (trust.md B3; § 203 StGB, § 26 BDSG). */
export function maySee(bezug: Bezug, group: Feldgruppe): boolean {
  return groups[bezug].includes(group)
}
