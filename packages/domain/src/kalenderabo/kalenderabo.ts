/** What a person's calendar shows: the time of each visit, and nothing that a stranger could read from a lost phone. */
import { type IsoDate, type Instant, berlinDate, berlinInstant, plusDays } from '../shared/time.ts'
import type { Termin } from './ics.ts'

const kalenderFenster = { zurueckTage: 60, vorausTage: 180 } as const
/** How long a cancelled visit is shown as cancelled, until every program has refreshed. */
const absageDays = 30

export interface Kalenderbesuch {
  hausbesuchId: string
  version: number
  von: Instant
  dauerMinuten: number
  gilt: boolean
  geaendertAm: Instant
  /** First letters of the names and where to go; null when the organisation does not allow it or nobody is to be named any more. */
  kuerzel: { initialen: string; plz: string } | null
}

export interface Gesagt {
  hausbesuchId: string
  sequenz: number
  von: Instant
  dauerMinuten: number
  geaendertAm: Instant
  abgesagtAm: Instant | null
}

interface Ansage {
  personId: string
  besuche: readonly Kalenderbesuch[]
  gesagt: readonly Gesagt[]
  geaendertAm: Instant
  now: Instant
}

export function kalenderDays(now: Instant): { von: IsoDate; bis: IsoDate } {
  const today = berlinDate(now)
  return { von: plusDays(today, -kalenderFenster.zurueckTage), bis: plusDays(today, kalenderFenster.vorausTage) }
}

function stillApplies(besuch: Kalenderbesuch, frueher: Gesagt | undefined): Gesagt {
  const wieder = frueher !== undefined && frueher.abgesagtAm !== null ? 1 : 0
  return {
    hausbesuchId: besuch.hausbesuchId,
    sequenz: Math.max(besuch.version, (frueher?.sequenz ?? 0) + wieder),
    von: besuch.von,
    dauerMinuten: besuch.dauerMinuten,
    geaendertAm: besuch.geaendertAm,
    abgesagtAm: null,
  }
}

/** The time stays as it was shown: where the visit went afterwards is no longer this person's business. */
function noLongerApplies(besuch: Kalenderbesuch, frueher: Gesagt, now: Instant): Gesagt {
  if (frueher.abgesagtAm !== null) return frueher
  return { ...frueher, sequenz: Math.max(besuch.version, frueher.sequenz + 1), geaendertAm: now, abgesagtAm: now }
}

/** What is to be said now; a visit that is off is said only to whom it was said before. */
function toSay({ besuche, gesagt, now }: Ansage): Gesagt[] {
  const frueher = new Map(gesagt.map((one) => [one.hausbesuchId, one]))
  const ab = berlinInstant(kalenderDays(now).von)
  const absagenFrom = new Date(Date.parse(now) - absageDays * 86_400_000).toISOString()
  return besuche.flatMap((besuch) => {
    const before = frueher.get(besuch.hausbesuchId)
    if (besuch.gilt) return besuch.von < ab ? [] : [stillApplies(besuch, before)]
    if (before === undefined) return []
    const nun = noLongerApplies(besuch, before, now)
    return nun.abgesagtAm === null || nun.abgesagtAm < absagenFrom || nun.von < ab ? [] : [nun]
  })
}

const spaeter = (...instants: readonly Instant[]): Instant => instants.toSorted().at(-1) ?? ''

/** Initials disappear with the day. Answers the events in chronological order, and what is to be remembered of them. */
export function announce(ansage: Ansage): { termine: Termin[]; gesagt: Gesagt[] } {
  const { personId, besuche, now } = ansage
  const today = berlinInstant(berlinDate(now))
  const kuerzel = new Map(besuche.map((besuch) => [besuch.hausbesuchId, besuch.kuerzel]))
  const gesagt = toSay(ansage).toSorted((a, b) =>
    a.von === b.von ? a.hausbesuchId.localeCompare(b.hausbesuchId) : a.von.localeCompare(b.von),
  )
  const termine = gesagt.map(({ hausbesuchId, sequenz, von, dauerMinuten, geaendertAm, abgesagtAm }): Termin => {
    const vorbei = von < today
    const who = vorbei || abgesagtAm !== null ? null : (kuerzel.get(hausbesuchId) ?? null)
    const verschwunden = vorbei ? berlinInstant(plusDays(berlinDate(von), 1)) : geaendertAm
    return {
      uid: `${hausbesuchId}.${personId}@dreiklang`,
      sequenz,
      geaendertAm: spaeter(geaendertAm, ansage.geaendertAm, verschwunden),
      titel: who === null ? 'Hausbesuch' : `Hausbesuch ${who.initialen}`,
      text: null,
      ort: who === null ? null : who.plz,
      abgesagt: abgesagtAm !== null,
      zeit: { von, dauerMinuten },
    }
  })
  return { termine, gesagt }
}

export function isChanged(alt: Gesagt | undefined, neu: Gesagt): boolean {
  return (
    alt === undefined ||
    alt.sequenz !== neu.sequenz ||
    alt.von !== neu.von ||
    alt.dauerMinuten !== neu.dauerMinuten ||
    alt.geaendertAm !== neu.geaendertAm ||
    alt.abgesagtAm !== neu.abgesagtAm
  )
}
