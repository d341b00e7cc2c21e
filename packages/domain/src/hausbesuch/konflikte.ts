/** What stands against a plan (domain.md 4.3, 4.6): pure, over what is known of people, Klient and other visits. */
import { type Qualifikation, ueberschneiden } from '../personal/personal.ts'
import type { Datum, Instant } from '../shared/zeit.ts'
import type { BesuchTyp, Leistungsquelle, Plan } from './hausbesuch.ts'
import type { Befund } from './sicht.contract.ts'

/** Of somebody who is to go there. */
export interface Eingeteilte {
  id: string
  name: string
  /** Null: the record does not say; the qualification of other professions is not asked for. */
  qualifikation: Qualifikation | null
  behandlungspflegeErlaubt: boolean
  abwesenheiten: readonly { von: Datum; bis: Datum }[]
}

export interface AndererBesuch {
  id: string
  nummer: string
  von: Instant
  bis: Instant
  personIds: readonly string[]
}

export interface Planlage {
  typ: BesuchTyp
  plan: Plan
  quellen: readonly Leistungsquelle[]
  personen: readonly Eingeteilte[]
  /** Of the same people at about the same time; the visit itself is not among them. */
  andere: readonly AndererBesuch[]
  /** Times in which the Klient is away; an open end is null. */
  klientAbwesend: readonly { von: Datum; bis: Datum | null }[]
  /** Last day of the last HKP-Verordnung; null: there is none. */
  hkpBis: Datum | null
  jetzt: Instant
}

const fachkraefte: readonly Qualifikation[] = ['PDL', 'PFLEGEFACHKRAFT', 'WUNDEXPERTE', 'PALLIATIV']
const nurFachkraft: readonly BesuchTyp[] = ['ERSTBESUCH', 'BERATUNGSBESUCH', 'WUNDVISITE']

const leer = { person: null, besuch: null, bis: null } as const

function ueberschneidungen({ plan, personen, andere }: Planlage): Befund[] {
  return personen.flatMap(({ id, name }) =>
    andere
      .filter((besuch) => besuch.personIds.includes(id) && besuch.von < plan.bis && plan.von < besuch.bis)
      .map(({ id: besuchId, nummer, von, bis }) => ({
        ...leer,
        art: 'UEBERSCHNEIDUNG' as const,
        schwere: 'WARNUNG' as const,
        person: { id, name },
        besuch: { id: besuchId, nummer, von, bis },
      })),
  )
}

/** Behandlungspflege is for a Fachkraft, or for whom the head has allowed it; what nobody has written down is asked about. */
function qualifikation({ typ, quellen, personen }: Planlage): Befund[] {
  const behandlung = quellen.includes('HKP') || quellen.includes('SGB_V')
  if (!behandlung && !nurFachkraft.includes(typ)) return []
  return personen.flatMap(({ id, name, qualifikation: gelernt, behandlungspflegeErlaubt }): Befund[] => {
    if ((gelernt !== null && fachkraefte.includes(gelernt)) || (behandlung && behandlungspflegeErlaubt)) return []
    const person = { id, name }
    return gelernt === null
      ? [{ ...leer, art: 'QUALIFIKATION_UNBEKANNT', schwere: 'WARNUNG', person }]
      : [{ ...leer, art: 'QUALIFIKATION_FEHLT', schwere: 'FEHLER', person }]
  })
}

function abwesende({ plan: { datum }, personen, klientAbwesend }: Planlage): Befund[] {
  const tag = { von: datum, bis: datum }
  const klient = klientAbwesend.find(({ von, bis }) => ueberschneiden({ von, bis: bis ?? '9999-12-31' }, tag))
  return [
    ...(klient === undefined ? [] : [{ ...leer, art: 'KLIENT_ABWESEND' as const, schwere: 'WARNUNG' as const, bis: klient.bis }]),
    ...personen.flatMap(({ id, name, abwesenheiten }) =>
      abwesenheiten
        .filter((eine) => ueberschneiden(eine, tag))
        .map(({ bis }) => ({ ...leer, art: 'PERSON_ABWESEND' as const, schwere: 'WARNUNG' as const, person: { id, name }, bis })),
    ),
  ]
}

function verordnung({ quellen, hkpBis, plan }: Planlage): Befund[] {
  if (!quellen.includes('HKP')) return []
  if (hkpBis === null) return [{ ...leer, art: 'HKP_FEHLT', schwere: 'WARNUNG' }]
  return hkpBis < plan.datum ? [{ ...leer, art: 'HKP_ABGELAUFEN', schwere: 'WARNUNG', bis: hkpBis }] : []
}

/** All reasons against a plan, the hard ones first. */
export function konflikteVon(lage: Planlage): Befund[] {
  const vergangen: Befund[] = lage.plan.bis < lage.jetzt ? [{ ...leer, art: 'VERGANGEN', schwere: 'WARNUNG' }] : []
  const alle = [...qualifikation(lage), ...ueberschneidungen(lage), ...abwesende(lage), ...verordnung(lage), ...vergangen]
  return alle.toSorted((a, b) => Number(b.schwere === 'FEHLER') - Number(a.schwere === 'FEHLER'))
}
