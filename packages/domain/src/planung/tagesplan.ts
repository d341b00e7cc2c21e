import { maxMinutesPerDay } from '../hausbesuch/arbeitszeit.ts'
import { type Leistung, eignungOf } from '../hausbesuch/eignung.ts'
import type { Eingeteilte } from '../hausbesuch/planlage.ts'
import type { BesuchTyp } from '../hausbesuch/hausbesuch.ts'
import { type Ort, reisezeitMinutes } from '../hausbesuch/reisezeit.ts'
import type { IsoDate } from '../shared/time.ts'

export interface Kraft extends Pick<Eingeteilte, 'id' | 'name' | 'qualifikation' | 'behandlungspflege' | 'wochenstunden'> {
  abwesend: boolean
  minutenAnAnderenTagen: number
}

/** A visit at its place. Times are whole minutes since 1970: the change of the clocks does not make a way shorter. */
export interface Platz {
  hausbesuchId: string
  nummer: string
  klientId: string
  personId: string
  von: number
  bis: number
  ort: Ort | null
}

export interface Gesuch {
  hausbesuchId: string
  nummer: string
  klientId: string
  typ: BesuchTyp
  tag: IsoDate
  leistungen: readonly Leistung[]
  dauerMinuten: number
  ort: Ort | null
}

export const personGruende = [
  'ABWESEND',
  'QUALIFIKATION',
  'ARBEITSZEIT_TAG',
  'ARBEITSZEIT_WOCHE',
  'BELEGT',
  'WEG',
  'KLIENT_HAT_BESUCH',
] as const
export type PersonGrund = (typeof personGruende)[number]

export interface Hindernis {
  grund: PersonGrund
  besuch: Pick<Platz, 'hausbesuchId' | 'nummer'> | null
}

/** What lies with the person and not with the hour; null when nothing does. */
export function whyUnfit(kraft: Kraft, gesuch: Pick<Gesuch, 'typ' | 'leistungen' | 'tag'>): PersonGrund | null {
  if (kraft.abwesend) return 'ABWESEND'
  // Where a person has to look whether it is allowed, no proposal does.
  return eignungOf(gesuch, kraft).art === 'JA' ? null : 'QUALIFIKATION'
}

const weg = (from: Ort | null, to: Ort | null): number => (from === null || to === null ? 0 : reisezeitMinutes(from, to))

export class Tagesplan {
  readonly #plaetze = new Map<string, Platz[]>()
  readonly #nachBesuch = new Map<string, Platz>()
  readonly #nachKlient = new Map<string, Platz[]>()

  constructor(plaetze: readonly Platz[]) {
    for (const platz of plaetze) this.set(platz)
  }

  von(personId: string): readonly Platz[] {
    return this.#plaetze.get(personId) ?? []
  }

  alle(): Platz[] {
    return [...this.#plaetze.values()].flat()
  }

  platzOf(hausbesuchId: string): Platz | null {
    return this.#nachBesuch.get(hausbesuchId) ?? null
  }

  isVisited(klientId: string, { von, bis }: Pick<Platz, 'von' | 'bis'>): boolean {
    return (this.#nachKlient.get(klientId) ?? []).some((platz) => platz.von < bis && von < platz.bis)
  }

  set(platz: Platz): void {
    this.#nachBesuch.set(platz.hausbesuchId, platz)
    this.#nachKlient.set(platz.klientId, [...(this.#nachKlient.get(platz.klientId) ?? []), platz])
    const tag = [...this.von(platz.personId), platz]
    this.#plaetze.set(
      platz.personId,
      tag.toSorted((a, b) => a.von - b.von || a.hausbesuchId.localeCompare(b.hausbesuchId)),
    )
  }

  nimm({ personId, klientId, hausbesuchId }: Platz): void {
    const others = (plaetze: readonly Platz[]) => plaetze.filter((platz) => platz.hausbesuchId !== hausbesuchId)
    this.#nachBesuch.delete(hausbesuchId)
    this.#nachKlient.set(klientId, others(this.#nachKlient.get(klientId) ?? []))
    this.#plaetze.set(personId, others(this.von(personId)))
  }

  imWeg(personId: string, { von, bis, ort }: Pick<Platz, 'von' | 'bis' | 'ort'>): Platz[] {
    return this.von(personId).filter((platz) => {
      const minutes = weg(platz.ort, ort)
      return platz.von < bis + minutes && von < platz.bis + minutes
    })
  }

  /** Why the person has no hours left for so many minutes more; null when there are. */
  withoutTime(kraft: Kraft, dauerMinutes: number): PersonGrund | null {
    const today = this.von(kraft.id).reduce((sum, { von, bis }) => sum + bis - von, dauerMinutes)
    if (today > maxMinutesPerDay) return 'ARBEITSZEIT_TAG'
    const { wochenstunden, minutenAnAnderenTagen } = kraft
    return wochenstunden !== null && today + minutenAnAnderenTagen > wochenstunden * 60 ? 'ARBEITSZEIT_WOCHE' : null
  }

  /** The first reason against this person at this hour; null when the visit fits. */
  hindernis(kraft: Kraft, gesuch: Gesuch, von: number): Hindernis | null {
    const grund = whyUnfit(kraft, gesuch) ?? this.withoutTime(kraft, gesuch.dauerMinuten)
    if (grund !== null) return { grund, besuch: null }
    const bis = von + gesuch.dauerMinuten
    const imWeg = this.imWeg(kraft.id, { von, bis, ort: gesuch.ort })
    const zugleich = imWeg.find((platz) => platz.von < bis && von < platz.bis)
    if (zugleich !== undefined) return { grund: 'BELEGT', besuch: zugleich }
    return imWeg[0] === undefined ? null : { grund: 'WEG', besuch: imWeg[0] }
  }

  /** Minutes of way that the visit adds to the day of the person: to it and on from it, less the way that falls away. */
  umweg(personId: string, { von, ort }: Pick<Platz, 'von' | 'ort'>): number {
    const tag = this.von(personId)
    const before = tag.findLast((platz) => platz.von <= von) ?? null
    const after = tag.find((platz) => platz.von > von) ?? null
    const hin = before === null ? 0 : weg(before.ort, ort)
    const weiter = after === null ? 0 : weg(ort, after.ort)
    return hin + weiter - (before === null || after === null ? 0 : weg(before.ort, after.ort))
  }

  wegMinuten(): number {
    return [...this.#plaetze.values()].reduce(
      (sum, tag) => sum + tag.reduce((minutes, { ort }, i) => minutes + weg(tag[i - 1]?.ort ?? null, ort), 0),
      0,
    )
  }
}
