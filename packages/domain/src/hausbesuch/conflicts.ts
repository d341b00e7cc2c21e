import { type Qualifikation, overlap } from '../personal/personal.ts'
import { type IsoDate, type Instant, berlinInstant, plusDays } from '../shared/time.ts'
import type { BesuchTyp, Leistungsquelle, Plan } from './hausbesuch.ts'
import { type Ort, reisezeitMinutes } from './reisezeit.ts'
import type { Befund } from './view.contract.ts'

export interface Eingeteilte {
  id: string
  name: string
  /** Null: the record does not say; the qualification of other professions is not asked for. */
  qualifikation: Qualifikation | null
  behandlungspflegeErlaubt: boolean
  abwesenheiten: readonly { von: IsoDate; bis: IsoDate }[]
  /** Hours of a week by contract; null where the record does not say, or where it is not the reader's to know. */
  wochenstunden: number | null
}

export interface OtherBesuch {
  id: string
  nummer: string
  von: Instant
  bis: Instant
  personIds: readonly string[]
  /** Null: the address is not known, and nothing can be said of the way. */
  ort: Ort | null
}

export interface Planlage {
  typ: BesuchTyp
  plan: Plan
  ort: Ort | null
  quellen: readonly Leistungsquelle[]
  personen: readonly Eingeteilte[]
  andere: readonly OtherBesuch[]
  /** Times in which the Klient is away; an open end is null. */
  klientAbwesend: readonly { von: IsoDate; bis: IsoDate | null }[]
  /** Last day of the last HKP-Verordnung; null: there is none. */
  hkpBis: IsoDate | null
  now: Instant
}

/** Nobody may work longer than ten hours a day (§ 3 ArbZG). */
export const maxMinutesPerDay = 600

const fachkraefte: readonly Qualifikation[] = ['PDL', 'PFLEGEFACHKRAFT', 'WUNDEXPERTE', 'PALLIATIV']
const nurFachkraft: readonly BesuchTyp[] = ['ERSTBESUCH', 'BERATUNGSBESUCH', 'WUNDVISITE']

const empty = { person: null, besuch: null, bis: null, minuten: null } as const

const minutesBetween = (from: Instant, to: Instant): number => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

function ueberschneidungen({ plan, personen, andere }: Planlage): Befund[] {
  return personen.flatMap(({ id, name }) =>
    andere
      .filter((besuch) => besuch.personIds.includes(id) && besuch.von < plan.bis && plan.von < besuch.bis)
      .map(({ id: besuchId, nummer, von, bis }) => ({
        ...empty,
        art: 'UEBERSCHNEIDUNG' as const,
        schwere: 'WARNUNG' as const,
        person: { id, name },
        besuch: { id: besuchId, nummer, von, bis },
      })),
  )
}

function fahrzeiten({ plan, ort, personen, andere }: Planlage): Befund[] {
  if (ort === null) return []
  return personen.flatMap(({ id, name }) =>
    andere.flatMap((besuch): Befund[] => {
      if (!besuch.personIds.includes(id) || besuch.ort === null) return []
      if (besuch.von < plan.bis && plan.von < besuch.bis) return []
      const free = besuch.bis <= plan.von ? minutesBetween(besuch.bis, plan.von) : minutesBetween(plan.bis, besuch.von)
      const weg = reisezeitMinutes(besuch.ort, ort)
      if (free >= weg) return []
      const { id: besuchId, nummer, von, bis } = besuch
      return [
        {
          ...empty,
          art: 'FAHRZEIT_FEHLT',
          schwere: 'WARNUNG',
          person: { id, name },
          besuch: { id: besuchId, nummer, von, bis },
          minuten: { ist: free, grenze: weg },
        },
      ]
    }),
  )
}

/** Only time with clients, without travel and breaks: whatever exceeds the limit by that alone exceeds it in any case. */
function arbeitszeit({ plan, personen, andere }: Planlage): Befund[] {
  const tag = { von: berlinInstant(plan.datum), bis: berlinInstant(plusDays(plan.datum, 1)) }
  return personen.flatMap(({ id, name, wochenstunden }): Befund[] => {
    const own = andere.filter(({ personIds }) => personIds.includes(id))
    const sum = (besuche: readonly OtherBesuch[]) =>
      besuche.reduce((minutes, { von, bis }) => minutes + minutesBetween(von, bis), plan.dauerMinuten)
    const person = { id, name }
    const amTag = sum(own.filter(({ von }) => von >= tag.von && von < tag.bis))
    const inOfWeek = sum(own)
    const grenze = wochenstunden === null ? null : wochenstunden * 60
    return [
      ...(amTag <= maxMinutesPerDay
        ? []
        : [
            {
              ...empty,
              art: 'ARBEITSZEIT_TAG' as const,
              schwere: 'WARNUNG' as const,
              person,
              minuten: { ist: amTag, grenze: maxMinutesPerDay },
            },
          ]),
      ...(grenze === null || inOfWeek <= grenze
        ? []
        : [{ ...empty, art: 'ARBEITSZEIT_WOCHE' as const, schwere: 'WARNUNG' as const, person, minuten: { ist: inOfWeek, grenze } }]),
    ]
  })
}

/** `UNBEKANNT` when the record does not say. */
export function eignungOf(
  { typ, quellen }: Pick<Planlage, 'typ' | 'quellen'>,
  { qualifikation: gelernt, behandlungspflegeErlaubt }: Pick<Eingeteilte, 'qualifikation' | 'behandlungspflegeErlaubt'>,
): 'JA' | 'NEIN' | 'UNBEKANNT' {
  const behandlung = quellen.includes('HKP') || quellen.includes('SGB_V')
  if (!behandlung && !nurFachkraft.includes(typ)) return 'JA'
  if ((gelernt !== null && fachkraefte.includes(gelernt)) || (behandlung && behandlungspflegeErlaubt)) return 'JA'
  return gelernt === null ? 'UNBEKANNT' : 'NEIN'
}

/** Behandlungspflege needs a Fachkraft, or someone whom the manager has allowed it; missing qualifications are reported as unknown. */
function qualifikation({ typ, quellen, personen }: Planlage): Befund[] {
  return personen.flatMap((one): Befund[] => {
    const eignung = eignungOf({ typ, quellen }, one)
    if (eignung === 'JA') return []
    const person = { id: one.id, name: one.name }
    return eignung === 'UNBEKANNT'
      ? [{ ...empty, art: 'QUALIFIKATION_UNBEKANNT', schwere: 'WARNUNG', person }]
      : [{ ...empty, art: 'QUALIFIKATION_FEHLT', schwere: 'FEHLER', person }]
  })
}

function abwesende({ plan: { datum }, personen, klientAbwesend }: Planlage): Befund[] {
  const tag = { von: datum, bis: datum }
  const klient = klientAbwesend.find(({ von, bis }) => overlap({ von, bis: bis ?? '9999-12-31' }, tag))
  return [
    ...(klient === undefined ? [] : [{ ...empty, art: 'KLIENT_ABWESEND' as const, schwere: 'WARNUNG' as const, bis: klient.bis }]),
    ...personen.flatMap(({ id, name, abwesenheiten }) =>
      abwesenheiten
        .filter((one) => overlap(one, tag))
        .map(({ bis }) => ({ ...empty, art: 'PERSON_ABWESEND' as const, schwere: 'WARNUNG' as const, person: { id, name }, bis })),
    ),
  ]
}

export const isWithoutVerordnung = ({
  quellen,
  hkpBis,
  plan: { datum },
}: Pick<Planlage, 'quellen' | 'hkpBis'> & { plan: Pick<Plan, 'datum'> }) => quellen.includes('HKP') && (hkpBis === null || hkpBis < datum)

function verordnung(lage: Planlage): Befund[] {
  const { hkpBis } = lage
  if (!isWithoutVerordnung(lage)) return []
  return [{ ...empty, art: hkpBis === null ? 'HKP_FEHLT' : 'HKP_ABGELAUFEN', schwere: 'WARNUNG', bis: hkpBis }]
}

export function conflictsOf(lage: Planlage): Befund[] {
  const vergangen: Befund[] = lage.plan.bis < lage.now ? [{ ...empty, art: 'VERGANGEN', schwere: 'WARNUNG' }] : []
  const all = [
    ...qualifikation(lage),
    ...ueberschneidungen(lage),
    ...fahrzeiten(lage),
    ...abwesende(lage),
    ...arbeitszeit(lage),
    ...verordnung(lage),
    ...vergangen,
  ]
  return all.toSorted((a, b) => Number(b.schwere === 'FEHLER') - Number(a.schwere === 'FEHLER'))
}
