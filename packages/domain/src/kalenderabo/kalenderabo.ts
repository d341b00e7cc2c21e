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
  jetzt: Instant
}

export function kalenderDays(jetzt: Instant): { von: IsoDate; bis: IsoDate } {
  const heute = berlinDate(jetzt)
  return { von: plusDays(heute, -kalenderFenster.zurueckTage), bis: plusDays(heute, kalenderFenster.vorausTage) }
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
function noLongerApplies(besuch: Kalenderbesuch, frueher: Gesagt, jetzt: Instant): Gesagt {
  if (frueher.abgesagtAm !== null) return frueher
  return { ...frueher, sequenz: Math.max(besuch.version, frueher.sequenz + 1), geaendertAm: jetzt, abgesagtAm: jetzt }
}

/** What is to be said now; a visit that is off is said only to whom it was said before. */
function toSay({ besuche, gesagt, jetzt }: Ansage): Gesagt[] {
  const frueher = new Map(gesagt.map((eine) => [eine.hausbesuchId, eine]))
  const ab = berlinInstant(kalenderDays(jetzt).von)
  const absagenFrom = new Date(Date.parse(jetzt) - absageDays * 86_400_000).toISOString()
  return besuche.flatMap((besuch) => {
    const vorher = frueher.get(besuch.hausbesuchId)
    if (besuch.gilt) return besuch.von < ab ? [] : [stillApplies(besuch, vorher)]
    if (vorher === undefined) return []
    const nun = noLongerApplies(besuch, vorher, jetzt)
    return nun.abgesagtAm === null || nun.abgesagtAm < absagenFrom || nun.von < ab ? [] : [nun]
  })
}

const spaeter = (...instants: readonly Instant[]): Instant => instants.toSorted().at(-1) ?? ''

/** Initials disappear with the day. Answers the events in chronological order, and what is to be remembered of them. */
export function announce(ansage: Ansage): { termine: Termin[]; gesagt: Gesagt[] } {
  const { personId, besuche, jetzt } = ansage
  const heute = berlinInstant(berlinDate(jetzt))
  const kuerzel = new Map(besuche.map((besuch) => [besuch.hausbesuchId, besuch.kuerzel]))
  const gesagt = toSay(ansage).toSorted((a, b) =>
    a.von === b.von ? a.hausbesuchId.localeCompare(b.hausbesuchId) : a.von.localeCompare(b.von),
  )
  const termine = gesagt.map(({ hausbesuchId, sequenz, von, dauerMinuten, geaendertAm, abgesagtAm }): Termin => {
    const vorbei = von < heute
    const wer = vorbei || abgesagtAm !== null ? null : (kuerzel.get(hausbesuchId) ?? null)
    const verschwunden = vorbei ? berlinInstant(plusDays(berlinDate(von), 1)) : geaendertAm
    return {
      uid: `${hausbesuchId}.${personId}@dreiklang`,
      sequenz,
      geaendertAm: spaeter(geaendertAm, ansage.geaendertAm, verschwunden),
      titel: wer === null ? 'Hausbesuch' : `Hausbesuch ${wer.initialen}`,
      text: null,
      ort: wer === null ? null : wer.plz,
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
