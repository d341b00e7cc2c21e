import { type ObjektArt, objektArten } from '@dreiklang/domain/protokoll/protokoll'
import type { ProtokollListRow } from '@dreiklang/domain/protokoll/protokoll.contract'
import { isTitle, isTrailField } from '@dreiklang/domain/protokoll/fieldWords'
import { trailGruende } from '@dreiklang/domain/protokoll/trailWords'
import { type Rolle, rollen } from '@dreiklang/domain/shared/akteur'
import type { Translate } from '../../shared/i18n.ts'
import type { texts } from '../protokoll.texts.de.ts'

export type T = Translate<typeof texts>

const isObjektArt = (art: string): art is ObjektArt => objektArten.some((bekannte) => bekannte === art)
const isRolle = (rolle: string): rolle is Rolle => rollen.some((bekannte) => bekannte === rolle)

/** "Bestellung 2026-000123", "Akte". */
export function objektName(t: T, { objektArt, objekt }: ProtokollListRow): string {
  return t('was', { objekt: isObjektArt(objektArt) ? t(`objekt.${objektArt}`) : objektArt, name: objekt ?? '' }).trim()
}

export function personName(t: T, { person, organisation, art }: ProtokollListRow): string {
  // Only a failed sign-in is an action of an account without one.
  if (person === null) return t(art === 'KONTO' ? 'keinKonto' : 'niemand')
  return person.name ?? t(organisation === null ? 'plattform' : 'unbekannt')
}

export function grundWord(t: T, grund: string): string {
  const known = trailGruende.find((word) => word === grund)
  return known === undefined ? grund : t(`grund.${known}`)
}

/** "Praxisteam, Praxis Dr. Weber"; empty for the clock. */
export function herkunft(t: T, { person, organisation }: ProtokollListRow): string {
  const rolle = person?.rolle ?? ''
  return [isRolle(rolle) ? t(`rolle.${rolle}`) : null, organisation].filter((part) => part !== null).join(', ')
}

const ofKlient = ['KLIENT', 'EINWILLIGUNG', 'APOTHEKENWAHL', 'ABWESENHEIT', 'DOKUMENT', 'BESTELLUNG', 'ANLIEGEN'] as const

/** The same, addressed to the Klient: "hat angesehen: Ihre Bestellung 2026-000123". */
export function sentenceForKlient(t: T, { art, objektArt, objekt }: ProtokollListRow): string {
  const known = ofKlient.find((one) => one === objektArt) ?? 'ANDERES'
  return t('auskunft.satz', { art: t(`auskunft.art.${art}`), objekt: t(`auskunft.objekt.${known}`), name: objekt ?? '' }).trim()
}

/** What was changed, each thing once: "Termin, Eingeteilte Personen". What stood in it the trail does not keep. */
export function fieldNames(t: T, { felder }: Pick<ProtokollListRow, 'felder'>): string {
  const names = felder.map((field) => {
    if (isTrailField(field)) return t(`feld.${field}`)
    return isTitle(field) ? field : t('weitereAngabe')
  })
  return [...new Set(names)].join(', ')
}
