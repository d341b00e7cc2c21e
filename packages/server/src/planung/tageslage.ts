/** From the board of a day to the question that the domain answers with a proposal. */
import { isSolelyUpTo, plannableWithoutPerson, planOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Person, sperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { overlap } from '@dreiklang/domain/personal/personal'
import type { Kraft, Platz } from '@dreiklang/domain/planung/tagesplan'
import { type Beweglicher, type Tageslage, minuteOf } from '@dreiklang/domain/planung/vorschlag'
import { type IsoDate, type Instant, berlinDate, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import { type Geladen, ownPersonen } from './tafel.ts'

/** What was agreed with a Klient is about so many minutes sooner or later (domain.md 4.1). */
const karenzMinutes = 60
const stepMinutes = 15

export interface Frage {
  person: Person
  datum: IsoDate
  umfang: 'OFFENE' | 'ALLE'
  stammkraefte: ReadonlyMap<string, string>
  now: Instant
}

export const timeOfDayOf = (minute: number): string => berlinTimeOfDay(new Date(minute * 60_000).toISOString())

/** The planned time first, then away from it step by step; on the same day, and not before now. */
function beginAt(from: number, { datum, now }: Pick<Frage, 'datum' | 'now'>): number[] {
  const steps = Array.from({ length: karenzMinutes / stepMinutes }, (_, i) => (i + 1) * stepMinutes)
  const today = (minute: number) => berlinDate(new Date(minute * 60_000).toISOString()) === datum
  // A wall time that occurs twice when the clocks change is planned as the first one and cannot mean the second.
  const eindeutig = (minute: number) => minuteOf(planOf({ datum, uhrzeit: timeOfDayOf(minute), dauerMinuten: 1 }).von) === minute
  return [0, ...steps.flatMap((step) => [-step, step])]
    .map((step) => from + step)
    .filter((minute) => minute >= minuteOf(now) && today(minute) && eindeutig(minute))
}

function kraefteOf({ personen, andere }: Geladen, { datum }: Frage): Kraft[] {
  return personen
    .filter(({ einteilbar }) => einteilbar)
    .map((person) => ({
      ...person,
      abwesend: person.abwesenheiten.some((one) => overlap(one, { von: datum, bis: datum })),
      minutenAnAnderenTagen: andere
        .filter(({ personIds, von }) => personIds.includes(person.id) && berlinDate(von) !== datum)
        .reduce((sum, { von, bis }) => sum + minuteOf(bis) - minuteOf(von), 0),
    }))
}

function beweglicher(
  besuch: Hausbesuch,
  { wo }: Geladen['rows'][number],
  { geladen, frage }: { geladen: Geladen; frage: Frage },
): Beweglicher | null {
  const { person, umfang } = frage
  const { id: hausbesuchId, nummer, klientId, typ, plan } = besuch
  const [personId = null, ...further] = ownPersonen(besuch, person)
  if (plan === null || further.length > 0 || !isSolelyUpTo(typ, person.seite) || sperre('verschieben', besuch, person) !== null) return null
  const von = minuteOf(plan.von)
  // A first visit, consultation or wound visit has an agreed hour. Someone else may go, but not at another time.
  const moegliche = beginAt(von, frage)
  const beginne = plannableWithoutPerson(typ) ? moegliche : moegliche.filter((minute) => minute === von)
  const klientAbwesend = geladen.klientenAbwesend.some((one) => one.klientId === klientId)
  // Whoever has a visit keeps it, unless there is a better place for it.
  if (personId !== null && (umfang === 'OFFENE' || klientAbwesend || beginne.length === 0)) return null
  return {
    hausbesuchId,
    nummer,
    klientId,
    typ,
    tag: plan.datum,
    leistungen: besuch.leistungen,
    dauerMinuten: plan.dauerMinuten,
    ort: wo,
    geplant: { personId, von },
    beginne,
    stammkraftId: frage.stammkraefte.get(klientId) ?? null,
    nieOhne: !plannableWithoutPerson(typ),
    klientAbwesend,
  }
}

function festePlaetze({ rows, andere }: Geladen, frage: Frage, bewegliche: ReadonlySet<string>): Platz[] {
  const vomTag = new Set(rows.map((row) => readHausbesuch(row).id))
  return [
    ...rows.flatMap((row) => {
      const besuch = readHausbesuch(row)
      const { id: hausbesuchId, nummer, klientId, plan } = besuch
      if (plan === null || bewegliche.has(hausbesuchId) || besuch.status === 'NICHT_ANGETROFFEN') return []
      const time = { von: minuteOf(plan.von), bis: minuteOf(plan.bis) }
      return ownPersonen(besuch, frage.person).map((personId) => ({ hausbesuchId, nummer, klientId, personId, ...time, ort: row.wo }))
    }),
    ...andere
      .filter(({ id, von, bis }) => !vomTag.has(id) && (berlinDate(von) === frage.datum || berlinDate(bis) === frage.datum))
      .flatMap(({ id: hausbesuchId, nummer, personIds, von, bis, ort }) =>
        personIds.map((personId) => ({
          hausbesuchId,
          nummer,
          klientId: hausbesuchId,
          personId,
          von: minuteOf(von),
          bis: minuteOf(bis),
          ort,
        })),
      ),
  ]
}

export function tageslageOf(geladen: Geladen, frage: Frage): Tageslage {
  const bewegliche = geladen.rows.flatMap((row) => beweglicher(readHausbesuch(row), row, { geladen, frage }) ?? [])
  const ids = new Set(bewegliche.map(({ hausbesuchId }) => hausbesuchId))
  return { kraefte: kraefteOf(geladen, frage), feste: festePlaetze(geladen, frage, ids), bewegliche }
}
