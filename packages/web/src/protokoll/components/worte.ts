import { type ObjektArt, objektArten } from '@dreiklang/domain/protokoll/protokoll'
import type { ProtokollZeile } from '@dreiklang/domain/protokoll/protokoll.contract'
import { type Rolle, rollen } from '@dreiklang/domain/shared/akteur'
import type { Translate } from '../../shared/i18n.ts'
import type { texts } from '../protokoll.texts.de.ts'

export type T = Translate<typeof texts>

const istObjektArt = (art: string): art is ObjektArt => objektArten.some((bekannte) => bekannte === art)
const istRolle = (rolle: string): rolle is Rolle => rollen.some((bekannte) => bekannte === rolle)

/** "Bestellung 2026-000123", "Akte". */
export function objektName(t: T, { objektArt, objekt }: ProtokollZeile): string {
  return t('was', { objekt: istObjektArt(objektArt) ? t(`objekt.${objektArt}`) : objektArt, name: objekt ?? '' }).trim()
}

export function personName(t: T, { person, organisation, art }: ProtokollZeile): string {
  // Only a failed sign-in is an action of an account without one.
  if (person === null) return t(art === 'KONTO' ? 'keinKonto' : 'niemand')
  return person.name ?? t(organisation === null ? 'plattform' : 'unbekannt')
}

const grundWorte = ['KLIENT', 'VOLLMACHT', 'KASSE_MD', 'DIENSTWECHSEL', 'FRIST', 'VERSEHEN'] as const

/** What was chosen from a list in its words; what someone wrote as it is. */
export function grundWort(t: T, grund: string): string {
  const bekannt = grundWorte.find((wort) => wort === grund)
  return bekannt === undefined ? grund : t(`grund.${bekannt}`)
}

/** "Praxisteam, Praxis Dr. Weber"; empty for the clock. */
export function herkunft(t: T, { person, organisation }: ProtokollZeile): string {
  const rolle = person?.rolle ?? ''
  return [istRolle(rolle) ? t(`rolle.${rolle}`) : null, organisation].filter((teil) => teil !== null).join(', ')
}

const desKlienten = ['KLIENT', 'EINWILLIGUNG', 'APOTHEKENWAHL', 'ABWESENHEIT', 'DOKUMENT', 'BESTELLUNG', 'ANLIEGEN'] as const

/** The same to the Klient's face: "hat angesehen: Ihre Bestellung 2026-000123". */
export function satzFuerKlient(t: T, { art, objektArt, objekt }: ProtokollZeile): string {
  const bekannt = desKlienten.find((einer) => einer === objektArt) ?? 'ANDERES'
  return t('auskunft.satz', { art: t(`auskunft.art.${art}`), objekt: t(`auskunft.objekt.${bekannt}`), name: objekt ?? '' }).trim()
}
