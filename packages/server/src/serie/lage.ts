/** What is known around a series: when the Klient is away, who can be sent, until when the Verordnung reaches. */
import { besuchRegeln } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Befund } from '@dreiklang/domain/hausbesuch/view.contract'
import { type HkpZeit, deckungOf, hkpNummernOf } from '@dreiklang/domain/klient/hkp'
import type { Besuchsserie, SerienContent } from '@dreiklang/domain/serie/serie'
import type { TerminAnswer } from '@dreiklang/domain/serie/serie.contract'
import type { Serienlage } from '@dreiklang/domain/serie/serie.decider'
import { nextTermine } from '@dreiklang/domain/serie/termine'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import { loadHkpZeiten } from '../hausbesuch/context.repository.ts'
import { checkPlan } from '../hausbesuch/context.ts'
import type { Queryable } from '../ports.ts'
import { findPflegedienst, loadAbwesend } from './serie.repository.ts'

const leitungOfSeite = { PFLEGE: 'ROLE_PFLEGE_ADMIN', ARZT: 'ROLE_ARZT_ADMIN', APOTHEKE: 'ROLE_APOTHEKE_ADMIN' } as const

/** The organisation in whose name the visits of a series are planned: that someone there may do so was seen when it was made. */
export function hausOf({ typ, organisationId }: Pick<Besuchsserie, 'typ' | 'organisationId'>): Person {
  const [seite = 'PFLEGE'] = besuchRegeln[typ].plant
  return { seite, rolle: leitungOfSeite[seite], organisationId, personId: '', name: '' }
}

export interface Lage extends Serienlage {
  /** Null: he is not visited by this house any more. */
  pflegedienstId: string | null
  personen: { id: string; name: string }[]
  eigene: { id: string; name: string }[]
  befunde: Befund[]
  /** What is prescribed, for services that need it; none where nothing needs it. */
  hkpZeiten: readonly HkpZeit[]
}

export async function loadLage(
  tx: Queryable,
  serie: SerienContent & Pick<Besuchsserie, 'typ' | 'klientId' | 'organisationId'>,
  now: string,
): Promise<Lage> {
  const { typ, klientId, organisationId, uhrzeit, dauerMinuten, personIds, leistungen } = serie
  const today = berlinDate(now)
  const haus = hausOf(serie)
  const found = await findPflegedienst(tx, organisationId, klientId)
  // Who went to another nursing service is not visited by this one.
  const pflegedienstId = haus.seite === 'PFLEGE' && found !== organisationId ? null : found
  const planung = { datum: serie.gueltigVon > today ? serie.gueltigVon : today, uhrzeit, dauerMinuten, personIds }
  const vorhaben = { typ, klientId, planung, leistungen, ausser: null }
  const { personen, befunde } = await checkPlan(tx, { vorhaben, person: haus, now })
  const ungeeignet = befunde.flatMap(({ schwere, person }) => (schwere === 'FEHLER' && person !== null ? [person.id] : []))
  const geeignete = personen.filter(({ id }) => !ungeeignet.includes(id)).map(({ id, name }) => ({ id, name }))
  const abwesend = pflegedienstId === null ? [{ von: today, bis: null }] : await loadAbwesend(tx, organisationId, { klientId, ab: today })
  const hkpZeiten = hkpNummernOf(leistungen).length === 0 ? [] : await loadHkpZeiten(tx, organisationId, klientId)
  return {
    now,
    abwesend,
    personIds: geeignete.map(({ id }) => id),
    pflegedienstId,
    personen: geeignete,
    eigene: personen,
    befunde,
    hkpZeiten,
  }
}

const anzahl = 10

/** The next days of a series as they leave the server: with the visits that stand in the plan, and what is missing. */
export function showTermine(
  serie: Besuchsserie,
  instanzen: readonly Hausbesuch[],
  { abwesend, hkpZeiten, now }: Pick<Lage, 'abwesend' | 'hkpZeiten' | 'now'>,
): TerminAnswer[] {
  const today = berlinDate(now)
  const nummern = hkpNummernOf(serie.leistungen)
  const withoutVerordnung = (date: IsoDate) => nummern.some((nummer) => deckungOf(hkpZeiten, date, nummer).art === 'FEHLT')
  const ab = serie.gueltigVon > today ? serie.gueltigVon : today
  return nextTermine(serie, { ab, anzahl, abwesend }).map((termin) => {
    const { id, status, plan, serie: platz } = instanzen.find((besuch) => besuch.serie?.tag === termin.tag) ?? { plan: null }
    return {
      ...termin,
      ohneVerordnung: termin.ausfall === null && withoutVerordnung(termin.datum),
      besuch: plan === null ? null : { id, status, vonHand: platz?.vonHand ?? false, datum: plan.datum, uhrzeit: plan.uhrzeit },
    }
  })
}
