/** The board as a person may see it: loaded here, judged by the domain. */
import { conflictsOf } from '@dreiklang/domain/hausbesuch/conflicts'
import type { OtherBesuch } from '@dreiklang/domain/hausbesuch/planlage'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Person, plansForAll, sperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { rowOf } from '@dreiklang/domain/hausbesuch/view'
import { type HkpZeit, hkpNummernOf } from '@dreiklang/domain/klient/hkp'
import { type TafelBesuch, maxOnTafel } from '@dreiklang/domain/planung/planung.contract'
import { planungErrors } from '@dreiklang/domain/planung/planung.errors'
import { type IsoDate, type Instant, berlinDate, berlinInstant, mondayOf, plusDays } from '@dreiklang/domain/shared/time'
import { loadOthers } from '../hausbesuch/context.repository.ts'
import type { Queryable } from '../ports.ts'
import {
  type KlientAbwesend,
  type PersonRow,
  type TafelRow,
  loadHkp,
  loadKlientenAbwesend,
  loadPersonen,
  loadTafel,
} from './tafel.repository.ts'

export interface Geladen {
  personen: PersonRow[]
  rows: TafelRow[]
  andere: OtherBesuch[]
  klientenAbwesend: KlientAbwesend[]
  hkp: ReadonlyMap<string, readonly HkpZeit[]>
}

const offene: readonly Hausbesuch['status'][] = ['GEPLANT', 'UNTERWEGS', 'BEGONNEN']

export const ownPersonen = ({ zugewiesene }: Pick<Hausbesuch, 'zugewiesene'>, { organisationId }: Person): string[] =>
  zugewiesene.filter((one) => one.organisationId === organisationId).map(({ personId }) => personId)

/** @throws planung.zu_viele */
export async function loadLage(
  db: Queryable,
  person: Person,
  { von, bis, personIds, now }: { von: IsoDate; bis: IsoDate; personIds: readonly string[] | null; now: Instant },
): Promise<Geladen> {
  const { organisationId, seite } = person
  const nur = plansForAll(person) ? personIds : [person.personId]
  const spanne = { von: berlinInstant(von), bis: berlinInstant(plusDays(bis, 1)) }
  const rows = await loadTafel(db, organisationId, { seite, ...spanne, personIds: nur, limit: maxOnTafel + 1 })
  if (rows.length > maxOnTafel) throw planungErrors.refuse('planung.zu_viele')
  const besuche = rows.map(readHausbesuch)
  const eingeteilt = [...new Set(besuche.flatMap((besuch) => ownPersonen(besuch, person)))]
  const personen = await loadPersonen(db, organisationId, { eingeteilt, nur, von, bis })
  const andere = await loadOthers(db, organisationId, {
    personIds: personen.map(({ id }) => id),
    von: berlinInstant(plusDays(mondayOf(von), -1)),
    bis: berlinInstant(plusDays(mondayOf(bis), 8)),
    ausser: null,
  })
  const days = besuche.map(({ klientId, plan }) => ({ klientId, tag: plan?.datum ?? von }))
  const klientenAbwesend = await loadKlientenAbwesend(db, days, berlinDate(now))
  const klientIds = besuche.map(({ klientId }) => klientId)
  const hkp = await loadHkp(db, organisationId, klientIds)
  return { personen, rows, andere, klientenAbwesend, hkp }
}

/** Indexed by person and week, so that a month's board is not searched again for every visit. */
function byPersonAndWeek(others: readonly OtherBesuch[]): (personId: string, week: { von: Instant; bis: Instant }) => OtherBesuch[] {
  const byPerson = new Map<string, OtherBesuch[]>()
  for (const besuch of others) {
    for (const personId of besuch.personIds) {
      const own = byPerson.get(personId)
      if (own === undefined) byPerson.set(personId, [besuch])
      else own.push(besuch)
    }
  }
  return (personId, { von, bis }) => (byPerson.get(personId) ?? []).filter((besuch) => besuch.von < bis && von < besuch.bis)
}

export function besucheOfTafel(loaded: Geladen, { person, now }: { person: Person; now: Instant }): TafelBesuch[] {
  const { rows, personen, andere, klientenAbwesend, hkp } = loaded
  const inOfWeek = byPersonAndWeek(andere)
  const weeks = new Map<IsoDate, { von: Instant; bis: Instant }>()
  /** With a day more at either end, for the rest between two days. */
  const weekOf = (tag: IsoDate) => {
    const montag = mondayOf(tag)
    const week = weeks.get(montag) ?? { von: berlinInstant(plusDays(montag, -1)), bis: berlinInstant(plusDays(montag, 8)) }
    weeks.set(montag, week)
    return week
  }
  return rows.flatMap((row) => {
    const besuch = readHausbesuch(row)
    const { plan, klientId, typ } = besuch
    if (plan === null) return []
    const { klient, ort, id, nummer, version, status, dringlichkeit } = rowOf(besuch, { namen: row, person, now })
    const personIds = ownPersonen(besuch, person)
    const adresse = ort ?? klient?.adresse ?? null
    const week = weekOf(plan.datum)
    const befunde = offene.includes(status)
      ? conflictsOf({
          typ,
          plan,
          ort: row.wo,
          leistungen: besuch.leistungen,
          personen: personen.filter((one) => personIds.includes(one.id)),
          andere: [...new Set(personIds.flatMap((personId) => inOfWeek(personId, week)))].filter((anderer) => anderer.id !== id),
          klientAbwesend: klientenAbwesend.filter((one) => one.klientId === klientId && one.tag === plan.datum),
          hkp: { nummern: hkpNummernOf(besuch.leistungen), zeiten: hkp.get(klientId) ?? [] },
          now,
        })
      : []
    return [
      {
        id,
        nummer,
        version,
        typ,
        status,
        dringlichkeit,
        datum: plan.datum,
        uhrzeit: plan.uhrzeit,
        dauerMinuten: plan.dauerMinuten,
        von: plan.von,
        bis: plan.bis,
        klient: {
          id: klientId,
          name: klient === null ? nummer : `${klient.nachname}, ${klient.vorname}`,
          zustand: offene.includes(status) ? (klient?.zustand ?? null) : null,
        },
        anschrift: adresse === null ? null : `${adresse.strasse} ${adresse.hausnummer}, ${adresse.plz} ${adresse.ort}`,
        personIds,
        leistungen: besuch.leistungen.map(({ quelle, code }) => ({ quelle, code })),
        verschiebbar: sperre('verschieben', besuch, person) === null,
        // That the hour is over everyone sees who looks at the board.
        befunde: befunde.filter(({ art }) => art !== 'VERGANGEN'),
      },
    ]
  })
}
