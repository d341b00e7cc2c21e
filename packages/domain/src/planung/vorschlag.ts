/** Hard rules first; among what fits, the usual person and the short way. Greedy, then improved; deterministic. */
import type { Instant } from '../shared/time.ts'
import { type Gesuch, type Hindernis, type Kraft, type Platz, Tagesplan, whyUnfit } from './tagesplan.ts'

export interface Beweglicher extends Gesuch {
  /** When it is planned; `von` in minutes since 1970. */
  geplant: { personId: string | null; von: number }
  /** When it may begin, the planned time first, the nearest next. */
  beginne: readonly number[]
  stammkraftId: string | null
  /** It is always someone's: without a better place it stays with its person. */
  nieOhne: boolean
  klientAbwesend: boolean
}

export interface Tageslage {
  kraefte: readonly Kraft[]
  feste: readonly Platz[]
  bewegliche: readonly Beweglicher[]
}

export interface Offener {
  hausbesuchId: string
  grund: 'KLIENT_ABWESEND' | 'VERGANGEN' | null
  personen: ({ personId: string } & Hindernis)[]
}

export interface Vorschlag {
  plaetze: Platz[]
  offene: Offener[]
  wegMinuten: { vorher: number; nachher: number }
}

/** Minutes that a change weighs as much as: that someone else comes is worse than a short way. */
const gewicht = { andereAlsSonst: 20, andereAlsGeplant: 5 }
const durchgaenge = 2

export const minuteOf = (instant: Instant): number => Math.floor(Date.parse(instant) / 60_000)

const platzOf = (besuch: Beweglicher, personId: string, von: number): Platz => ({
  hausbesuchId: besuch.hausbesuchId,
  nummer: besuch.nummer,
  klientId: besuch.klientId,
  personId,
  von,
  bis: von + besuch.dauerMinuten,
  ort: besuch.ort,
})

function bisheriger(besuch: Beweglicher): Platz | null {
  const { nieOhne, geplant } = besuch
  return nieOhne && geplant.personId !== null ? platzOf(besuch, geplant.personId, geplant.von) : null
}

class Suche {
  readonly plan: Tagesplan
  readonly #kraefte: readonly Kraft[]
  readonly #taugliche: ReadonlyMap<string, readonly Kraft[]>

  constructor({ kraefte, feste, bewegliche }: Tageslage) {
    this.plan = new Tagesplan(feste)
    this.#kraefte = kraefte
    this.#taugliche = new Map(
      bewegliche.map((besuch) => [besuch.hausbesuchId, kraefte.filter((kraft) => whyUnfit(kraft, besuch) === null)]),
    )
  }

  taugliche({ hausbesuchId }: Beweglicher): readonly Kraft[] {
    return this.#taugliche.get(hausbesuchId) ?? []
  }

  kosten(besuch: Beweglicher, { personId, von, ort }: Platz): number {
    const { geplant, stammkraftId } = besuch
    return (
      Math.abs(von - geplant.von) +
      this.plan.umweg(personId, { von, ort }) +
      (stammkraftId === null || stammkraftId === personId ? 0 : gewicht.andereAlsSonst) +
      (geplant.personId === null || geplant.personId === personId ? 0 : gewicht.andereAlsGeplant)
    )
  }

  /** Nobody is visited by two people at once because of a shifted hour. */
  #klientFrei({ klientId, geplant }: Beweglicher, platz: Platz): boolean {
    return platz.von === geplant.von || !this.plan.isVisited(klientId, platz)
  }

  /** The best place of all that fit; null when none does. */
  bester(besuch: Beweglicher): Platz | null {
    let choice: { platz: Platz; kosten: number } | null = null
    for (const kraft of this.taugliche(besuch)) {
      if (this.plan.withoutTime(kraft, besuch.dauerMinuten) !== null) continue
      for (const from of besuch.beginne) {
        const platz = platzOf(besuch, kraft.id, from)
        if (this.plan.imWeg(kraft.id, platz).length > 0 || !this.#klientFrei(besuch, platz)) continue
        const kosten = this.kosten(besuch, platz)
        if (choice === null || kosten < choice.kosten) choice = { platz, kosten }
      }
    }
    return choice?.platz ?? null
  }

  swap(besuch: Beweglicher, byId: ReadonlyMap<string, Beweglicher>): boolean {
    for (const kraft of this.taugliche(besuch)) {
      for (const from of besuch.beginne) {
        const platz = platzOf(besuch, kraft.id, from)
        const [hindernd, ...further] = this.plan.imWeg(kraft.id, platz)
        const anderer = hindernd === undefined ? undefined : byId.get(hindernd.hausbesuchId)
        if (hindernd === undefined || anderer === undefined || further.length > 0) continue
        this.plan.nimm(hindernd)
        if (this.plan.withoutTime(kraft, besuch.dauerMinuten) === null && this.#klientFrei(besuch, platz)) {
          this.plan.set(platz)
          const woanders = this.bester(anderer)
          if (woanders !== null) {
            this.plan.set(woanders)
            return true
          }
          this.plan.nimm(platz)
        }
        this.plan.set(hindernd)
      }
    }
    return false
  }

  fits(besuch: Beweglicher): boolean {
    const platz = this.plan.platzOf(besuch.hausbesuchId)
    const kraft = this.taugliche(besuch).find(({ id }) => id === platz?.personId)
    if (platz === null || kraft === undefined) return false
    this.plan.nimm(platz)
    const hindernis = this.plan.hindernis(kraft, besuch, platz.von)
    this.plan.set(platz)
    return hindernis === null
  }

  improve(besuch: Beweglicher): void {
    const platz = this.plan.platzOf(besuch.hausbesuchId)
    if (platz === null) return
    const gut = this.fits(besuch)
    this.plan.nimm(platz)
    const before = this.kosten(besuch, platz)
    const neu = this.bester(besuch)
    this.plan.set(neu !== null && (!gut || this.kosten(besuch, neu) < before) ? neu : platz)
  }

  /** For each person the first reason, at the planned time; if nothing stands against the person, then someone else is at the Klient's. */
  gruende(besuch: Beweglicher): Offener['personen'] {
    const from = besuch.beginne[0] ?? besuch.geplant.von
    return this.#kraefte.map((kraft) => ({
      personId: kraft.id,
      ...(this.plan.hindernis(kraft, besuch, from) ?? { grund: 'KLIENT_HAT_BESUCH', besuch: null }),
    }))
  }
}

/** The hardest to place first: whom few can visit, then whoever is early. */
function sequence(bewegliche: readonly Beweglicher[], search: Suche): Beweglicher[] {
  return bewegliche.toSorted(
    (a, b) =>
      search.taugliche(a).length - search.taugliche(b).length ||
      a.geplant.von - b.geplant.von ||
      a.hausbesuchId.localeCompare(b.hausbesuchId),
  )
}

function grundOfBesuch({ klientAbwesend, beginne }: Beweglicher): Offener['grund'] {
  if (klientAbwesend) return 'KLIENT_ABWESEND'
  return beginne.length === 0 ? 'VERGANGEN' : null
}

export function propose(lage: Tageslage): Vorschlag {
  const { feste, bewegliche } = lage
  const geplant = bewegliche.flatMap((besuch) =>
    besuch.geplant.personId === null ? [] : [platzOf(besuch, besuch.geplant.personId, besuch.geplant.von)],
  )
  const search = new Suche(lage)
  const moegliche = sequence(
    bewegliche.filter((besuch) => grundOfBesuch(besuch) === null),
    search,
  )
  const byId = new Map(moegliche.map((besuch) => [besuch.hausbesuchId, besuch]))
  let open = moegliche.filter((besuch) => {
    const platz = search.bester(besuch) ?? bisheriger(besuch)
    if (platz !== null) search.plan.set(platz)
    return platz === null
  })
  for (let i = 0; i < durchgaenge; i += 1) {
    open = open.filter((besuch) => !search.swap(besuch, byId))
    for (const besuch of moegliche) search.improve(besuch)
  }
  open = open.filter((besuch) => {
    const platz = search.bester(besuch)
    if (platz !== null) search.plan.set(platz)
    return platz === null
  })
  const schlecht = moegliche.filter((besuch) => besuch.nieOhne && !search.fits(besuch))
  const withoutPlatz = new Set([...open, ...schlecht].map(({ hausbesuchId }) => hausbesuchId))
  return {
    plaetze: search.plan
      .alle()
      .filter(({ hausbesuchId }) => byId.has(hausbesuchId))
      .toSorted((a, b) => a.von - b.von || a.hausbesuchId.localeCompare(b.hausbesuchId)),
    offene: bewegliche
      .filter((besuch) => grundOfBesuch(besuch) !== null || withoutPlatz.has(besuch.hausbesuchId))
      .map((besuch) => {
        const grund = grundOfBesuch(besuch)
        return { hausbesuchId: besuch.hausbesuchId, grund, personen: grund === null ? search.gruende(besuch) : [] }
      }),
    wegMinuten: { vorher: new Tagesplan([...feste, ...geplant]).wegMinuten(), nachher: search.plan.wegMinuten() },
  }
}
