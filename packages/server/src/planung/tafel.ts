/** The board as a person may see it: loaded here, judged by the domain. */
import { type AndererBesuch, konflikteVon } from '@dreiklang/domain/hausbesuch/konflikte'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Person, plantFuerAlle, sperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { zeileVon } from '@dreiklang/domain/hausbesuch/sicht'
import { planungFehler } from '@dreiklang/domain/planung/planung.errors'
import { type TafelBesuch, hoechstensAufDerTafel } from '@dreiklang/domain/planung/planung.contract'
import { type Datum, type Instant, berlinInstant, montagVon, plusTage } from '@dreiklang/domain/shared/zeit'
import { ladeAndere } from '../hausbesuch/umstaende.repository.ts'
import type { Queryable } from '../ports.ts'
import {
  type KlientAbwesend,
  type PersonRow,
  type TafelRow,
  ladeHkp,
  ladeKlientenAbwesend,
  ladePersonen,
  ladeTafel,
} from './tafel.repository.ts'

export interface Geladen {
  personen: PersonRow[]
  rows: TafelRow[]
  /** Of these people, in the weeks of these days. */
  andere: AndererBesuch[]
  klientenAbwesend: KlientAbwesend[]
  hkp: ReadonlyMap<string, Datum | null>
}

const offene: readonly Hausbesuch['status'][] = ['GEPLANT', 'UNTERWEGS', 'BEGONNEN']

export const eigenePersonen = ({ zugewiesene }: Pick<Hausbesuch, 'zugewiesene'>, { organisationId }: Person): string[] =>
  zugewiesene.filter((eine) => eine.organisationId === organisationId).map(({ personId }) => personId)

/** Everything around the visits of some days. @throws planung.zu_viele */
export async function ladeLage(
  db: Queryable,
  person: Person,
  { von, bis, personIds }: { von: Datum; bis: Datum; personIds: readonly string[] | null },
): Promise<Geladen> {
  const { organisationId, seite } = person
  const nur = plantFuerAlle(person) ? personIds : [person.personId]
  const spanne = { von: berlinInstant(von), bis: berlinInstant(plusTage(bis, 1)) }
  const rows = await ladeTafel(db, organisationId, { seite, ...spanne, personIds: nur, limit: hoechstensAufDerTafel + 1 })
  if (rows.length > hoechstensAufDerTafel) throw planungFehler.ablehnen('planung.zu_viele')
  const besuche = rows.map(readHausbesuch)
  const eingeteilt = [...new Set(besuche.flatMap((besuch) => eigenePersonen(besuch, person)))]
  const personen = await ladePersonen(db, organisationId, { eingeteilt, nur, von, bis })
  const andere = await ladeAndere(db, organisationId, {
    personIds: personen.map(({ id }) => id),
    von: berlinInstant(montagVon(von)),
    bis: berlinInstant(plusTage(montagVon(bis), 7)),
    ausser: null,
  })
  const tage = besuche.map(({ klientId, plan }) => ({ klientId, tag: plan?.datum ?? von }))
  const klientenAbwesend = await ladeKlientenAbwesend(db, tage)
  const hkp = await ladeHkp(
    db,
    organisationId,
    tage.map(({ klientId }) => klientId),
  )
  return { personen, rows, andere, klientenAbwesend, hkp }
}

/** Indexed by person and week, so that a month's board is not searched again for every visit. */
function nachPersonUndWoche(
  andere: readonly AndererBesuch[],
): (personId: string, woche: { von: Instant; bis: Instant }) => AndererBesuch[] {
  const nachPerson = new Map<string, AndererBesuch[]>()
  for (const besuch of andere) {
    for (const personId of besuch.personIds) {
      const eigene = nachPerson.get(personId)
      if (eigene === undefined) nachPerson.set(personId, [besuch])
      else eigene.push(besuch)
    }
  }
  return (personId, { von, bis }) => (nachPerson.get(personId) ?? []).filter((besuch) => besuch.von < bis && von < besuch.bis)
}

/** The visits of the board, in the order of time. */
export function besucheDerTafel(geladen: Geladen, { person, jetzt }: { person: Person; jetzt: Instant }): TafelBesuch[] {
  const { rows, personen, andere, klientenAbwesend, hkp } = geladen
  const inDerWoche = nachPersonUndWoche(andere)
  const wochen = new Map<Datum, { von: Instant; bis: Instant }>()
  const wocheVon = (tag: Datum) => {
    const montag = montagVon(tag)
    const woche = wochen.get(montag) ?? { von: berlinInstant(montag), bis: berlinInstant(plusTage(montag, 7)) }
    wochen.set(montag, woche)
    return woche
  }
  return rows.flatMap((row) => {
    const besuch = readHausbesuch(row)
    const { plan, klientId, typ } = besuch
    if (plan === null) return []
    const { klient, ort, id, nummer, version, status, dringlichkeit } = zeileVon(besuch, { namen: row, person, jetzt })
    const personIds = eigenePersonen(besuch, person)
    const quellen = besuch.leistungen.map(({ quelle }) => quelle)
    const adresse = ort ?? klient?.adresse ?? null
    const woche = wocheVon(plan.datum)
    const befunde = offene.includes(status)
      ? konflikteVon({
          typ,
          plan,
          ort: row.wo,
          quellen,
          personen: personen.filter((eine) => personIds.includes(eine.id)),
          andere: [...new Set(personIds.flatMap((personId) => inDerWoche(personId, woche)))].filter((anderer) => anderer.id !== id),
          klientAbwesend: klientenAbwesend.filter((eine) => eine.klientId === klientId && eine.tag === plan.datum),
          hkpBis: hkp.get(klientId) ?? null,
          jetzt,
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
        klient: { id: klientId, name: klient === null ? nummer : `${klient.nachname}, ${klient.vorname}` },
        anschrift: adresse === null ? null : `${adresse.strasse} ${adresse.hausnummer}, ${adresse.plz} ${adresse.ort}`,
        personIds,
        quellen: [...new Set(quellen)],
        verschiebbar: sperre('verschieben', besuch, person) === null,
        // That the hour is over everyone sees who looks at the board.
        befunde: befunde.filter(({ art }) => art !== 'VERGANGEN'),
      },
    ]
  })
}
