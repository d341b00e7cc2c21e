import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evolve } from '../hausbesuch/hausbesuch.decider.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { geplant, jonas, nach, sabine, steps, context } from '../hausbesuch/hausbesuch.fixtures.ts'
import { type Entry, type EntryAnswer, isBagEntry } from './entry.contract.ts'
import { type WaitingPerson, nextPaket, record } from './schlange.ts'
import { type ForeignChange, merge } from './zusammenfuehren.ts'

const morgens = Date.parse('2026-11-19T06:00:00.000Z')
const um = (minutes: number) => new Date(morgens + minutes * 60_000).toISOString()

function buildServer(besuche: readonly Hausbesuch[]) {
  const stand = new Map(besuche.map((besuch) => [besuch.id, besuch]))
  const fremde = new Map<string, (ForeignChange & { version: number })[]>()
  const known = new Map<string, EntryAnswer>()
  const aufgenommen: string[] = []

  function cancel(id: string): void {
    const alt = stand.get(id)
    if (alt === undefined || (alt.status !== 'GEPLANT' && alt.status !== 'UNTERWEGS')) return
    stand.set(id, nach(alt, sabine, steps.absagen))
    fremde.set(id, [{ version: alt.version + 1, person: 'Sabine', am: um(0), alt: { status: alt.status, absage: null } }])
  }

  function take(eintrag: Entry): EntryAnswer {
    if (isBagEntry(eintrag)) throw new Error('Bags have a test of their own')
    const { eintragId, hausbesuchId, gesehen } = eintrag
    const frueher = known.get(eintragId)
    if (frueher !== undefined) return { ...frueher, ergebnis: 'SCHON_DA' }
    const besuch = stand.get(hausbesuchId)
    if (besuch === undefined) throw new Error('no such visit')
    const seither = (fremde.get(hausbesuchId) ?? []).filter(({ version }) => version > gesehen)
    const umgebung = { ...context(jonas), now: um(10 * 60) }
    if (eintrag.art === 'dokumentieren') throw new Error('Sheets have a test of their own')
    const zusammen = merge({ besuch, eintrag, fremde: seither, umstaende: umgebung })
    if (zusammen.art === 'ABGELEHNT') return { eintragId, ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code: zusammen.code }
    if (zusammen.art === 'UEBERNOMMEN') stand.set(hausbesuchId, evolve(besuch, zusammen.ereignis))
    const nachgereicht = zusammen.art === 'NACHGEREICHT'
    const conflict = nachgereicht || zusammen.felder.length > 0
    const answer: EntryAnswer = {
      eintragId,
      ergebnis: conflict ? 'KONFLIKT' : 'UEBERNOMMEN',
      nachgereicht,
      felder: zusammen.felder,
      code: null,
    }
    known.set(eintragId, answer)
    aufgenommen.push(eintragId)
    return answer
  }

  return { cancel, send: (paket: readonly Entry[]) => paket.map(take), aufgenommen, stand: () => [...stand.values()] }
}
type Server = ReturnType<typeof buildServer>

/** What happens to a package: taken up, whole or in part, or lost on the way; its answer lost, or the device stopped; late, or twice. */
const stoerungen = ['GUT', 'HIN_VERLOREN', 'ZURUECK_VERLOREN', 'ABSTURZ_VORHER', 'ABSTURZ_NACHHER', 'HALB', 'DOPPELT', 'SPAET'] as const
type Stoerung = (typeof stoerungen)[number]

interface Attempt {
  /** What the device has written down; a crash loses all else. */
  kept: readonly WaitingPerson[]
  stoerung: Stoerung
  spaet: Entry[][]
}

function versuche(server: Server, { kept, stoerung, spaet }: Attempt): WaitingPerson[] {
  const paket = nextPaket(kept)
  switch (stoerung) {
    case 'HIN_VERLOREN':
    case 'ABSTURZ_VORHER':
      return [...kept]
    case 'ZURUECK_VERLOREN':
    case 'ABSTURZ_NACHHER':
      server.send(paket)
      return [...kept]
    case 'HALB':
      server.send(paket.slice(0, Math.ceil(paket.length / 2)))
      return [...kept]
    case 'SPAET':
      spaet.push(paket)
      return [...kept]
    case 'DOPPELT': {
      const first = server.send(paket)
      // The first answer is the late one: the second arrives before it.
      return record(record(kept, server.send(paket)), first)
    }
    case 'GUT': {
      const answers = server.send(paket)
      // What was held up comes after what was sent later.
      for (const altes of spaet.splice(0)) server.send(altes)
      return record(kept, answers)
    }
    default:
      return stoerung satisfies never
  }
}

const besuchOfTages = fc.record({
  abgesagt: fc.boolean(),
  weg: fc.constantFrom('BEGONNEN_UND_ZU', 'GEFAHREN', 'NIEMAND', 'MIT_NACHTRAG'),
})
const tag = fc.record({
  besuche: fc.array(besuchOfTages, { minLength: 1, maxLength: 6 }),
  // Between two attempts to send she goes on writing.
  ablauf: fc.array(fc.constantFrom('SCHREIBT', 'SCHREIBT', ...stoerungen), { maxLength: 40 }),
})
type Tag = typeof tag extends fc.Arbitrary<infer T> ? T : never

const arten = {
  BEGONNEN_UND_ZU: ['losfahren', 'beginnen', 'abschliessen'],
  GEFAHREN: ['losfahren'],
  NIEMAND: ['losfahren', 'nichtAntreffen'],
  MIT_NACHTRAG: ['beginnen', 'abschliessen', 'nachtragen', 'nachtragen'],
} as const

function geschrieben({ besuche }: Tag): Entry[] {
  const { version: _version, ...nichtAntreffen } = steps.nichtAntreffen.angaben
  const angaben = {
    losfahren: {},
    beginnen: { identitaetGeprueft: true },
    nichtAntreffen,
    abschliessen: { ergebnis: 'gut', leistungen: [] },
    nachtragen: { text: 'noch etwas' },
  }
  return besuche.flatMap(({ weg }, b) =>
    arten[weg].map(
      (art, i) =>
        ({ eintragId: `${b}.${i}`, hausbesuchId: `${b}`, art, am: um(b * 60 + i * 10), gesehen: 1, angaben: angaben[art] }) as Entry,
    ),
  )
}

// Made once: working out wall time in Berlin takes longer than all the rest.
const besuch = geplant()
const newServer = ({ besuche }: Tag) => {
  const server = buildServer(besuche.map((_, b) => ({ ...besuch, id: `${b}` })))
  for (const [b, { abgesagt }] of besuche.entries()) if (abgesagt) server.cancel(`${b}`)
  return server
}

const idsOf = (list: readonly WaitingPerson[]): string[] => list.map(({ eintrag }) => eintrag.eintragId)

describe('A day without network', () => {
  it('arrives whole and once, and as over a perfect network, whatever the network does', () => {
    let verloren = 0
    fc.assert(
      fc.property(tag, (einTag) => {
        const entries = geschrieben(einTag)
        const perfekt = newServer(einTag)
        const erwartet = entries.flatMap((entry) => perfekt.send([entry]))

        const server = newServer(einTag)
        const spaet: Entry[][] = []
        const open = [...entries]
        let kept: WaitingPerson[] = []
        const write = (count: number) => {
          kept = [...kept, ...open.splice(0, count).map((eintrag) => ({ eintrag, gesendet: false, antwort: null }))]
        }
        for (const what of einTag.ablauf) {
          const before = idsOf(kept)
          if (what === 'SCHREIBT') write(1)
          else kept = versuche(server, { kept, stoerung: what, spaet })
          // What leaves the device has arrived.
          const nochDa = new Set(idsOf(kept))
          verloren += before.filter((id) => !nochDa.has(id) && !server.aufgenommen.includes(id)).length
        }
        write(open.length)
        // In the end the network holds, and what was held up on the way comes last of all.
        while (nextPaket(kept).length > 0) kept = versuche(server, { kept, stoerung: 'GUT', spaet })
        for (const altes of spaet) server.send(altes)

        expect(verloren).toBe(0)
        expect(server.aufgenommen).toEqual(entries.map(({ eintragId }) => eintragId))
        expect(server.stand()).toEqual(perfekt.stand())
        expect(idsOf(kept)).toEqual(erwartet.filter(({ ergebnis }) => ergebnis === 'KONFLIKT').map(({ eintragId }) => eintragId))
      }),
      { numRuns: 500, seed: 20261119 },
    )
  })

  it('is sent in packages of fifty', () => {
    const one = { hausbesuchId: '0', art: 'losfahren', am: um(0), gesehen: 1, angaben: {} } as const
    const viele = Array.from({ length: 120 }, (_, i): WaitingPerson => ({
      eintrag: { ...one, eintragId: `${i}` },
      gesendet: false,
      antwort: null,
    }))
    expect(nextPaket(viele).map(({ eintragId }) => eintragId)).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`))
  })
})
