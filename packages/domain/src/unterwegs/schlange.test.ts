/** Seeded days with a network that loses, doubles and reorders, and a device that may stop between any two steps. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geplant, jonas, nach, sabine, schritte, umstaende } from '../hausbesuch/hausbesuch.fixtures.ts'
import { evolve } from '../hausbesuch/hausbesuch.decider.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import type { Eintrag, EintragAntwort } from './eintrag.contract.ts'
import { type Wartender, naechstesPaket, verbuche } from './schlange.ts'
import { type FremdeAenderung, fuehreZusammen } from './zusammenfuehren.ts'

const morgens = Date.parse('2026-11-19T06:00:00.000Z')
const um = (minuten: number) => new Date(morgens + minuten * 60_000).toISOString()

/** The server, as far as it matters here: visits, what others did, and what was taken up. */
function baueServer(besuche: readonly Hausbesuch[]) {
  const stand = new Map(besuche.map((besuch) => [besuch.id, besuch]))
  const fremde = new Map<string, (FremdeAenderung & { version: number })[]>()
  const bekannt = new Map<string, EintragAntwort>()
  const aufgenommen: string[] = []

  function sageAb(id: string): void {
    const alt = stand.get(id)
    if (alt === undefined || (alt.status !== 'GEPLANT' && alt.status !== 'UNTERWEGS')) return
    stand.set(id, nach(alt, sabine, schritte.absagen))
    fremde.set(id, [{ version: alt.version + 1, person: 'Sabine', am: um(0), alt: { status: alt.status, absage: null } }])
  }

  function nimm(eintrag: Eintrag): EintragAntwort {
    const { eintragId, hausbesuchId, gesehen } = eintrag
    const frueher = bekannt.get(eintragId)
    if (frueher !== undefined) return { ...frueher, ergebnis: 'SCHON_DA' }
    const besuch = stand.get(hausbesuchId)
    if (besuch === undefined) throw new Error('no such visit')
    const seither = (fremde.get(hausbesuchId) ?? []).filter(({ version }) => version > gesehen)
    const umgebung = { ...umstaende(jonas), jetzt: um(10 * 60) }
    if (eintrag.art === 'dokumentieren') throw new Error('Sheets have a test of their own')
    const zusammen = fuehreZusammen({ besuch, eintrag, fremde: seither, umstaende: umgebung })
    if (zusammen.art === 'ABGELEHNT') return { eintragId, ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code: zusammen.code }
    if (zusammen.art === 'UEBERNOMMEN') stand.set(hausbesuchId, evolve(besuch, zusammen.ereignis))
    const nachgereicht = zusammen.art === 'NACHGEREICHT'
    const konflikt = nachgereicht || zusammen.felder.length > 0
    const antwort: EintragAntwort = {
      eintragId,
      ergebnis: konflikt ? 'KONFLIKT' : 'UEBERNOMMEN',
      nachgereicht,
      felder: zusammen.felder,
      code: null,
    }
    bekannt.set(eintragId, antwort)
    aufgenommen.push(eintragId)
    return antwort
  }

  return { sageAb, send: (paket: readonly Eintrag[]) => paket.map(nimm), aufgenommen, stand: () => [...stand.values()] }
}
type Server = ReturnType<typeof baueServer>

/** What happens to a package: taken up, whole or in part, or lost on the way; its answer lost, or the device stopped; late, or twice. */
const stoerungen = ['GUT', 'HIN_VERLOREN', 'ZURUECK_VERLOREN', 'ABSTURZ_VORHER', 'ABSTURZ_NACHHER', 'HALB', 'DOPPELT', 'SPAET'] as const
type Stoerung = (typeof stoerungen)[number]

interface Versuch {
  /** What the device has written down; a crash loses all else. */
  kept: readonly Wartender[]
  stoerung: Stoerung
  /** Packages that are held up on the way. */
  spaet: Eintrag[][]
}

function versuche(server: Server, { kept, stoerung, spaet }: Versuch): Wartender[] {
  const paket = naechstesPaket(kept)
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
      const erste = server.send(paket)
      // The first answer is the late one: the second arrives before it.
      return verbuche(verbuche(kept, server.send(paket)), erste)
    }
    case 'GUT': {
      const antworten = server.send(paket)
      // What was held up comes after what was sent later.
      for (const altes of spaet.splice(0)) server.send(altes)
      return verbuche(kept, antworten)
    }
    default:
      return stoerung satisfies never
  }
}

const besuchDesTages = fc.record({
  abgesagt: fc.boolean(),
  weg: fc.constantFrom('BEGONNEN_UND_ZU', 'GEFAHREN', 'NIEMAND', 'MIT_NACHTRAG'),
})
const tag = fc.record({
  besuche: fc.array(besuchDesTages, { minLength: 1, maxLength: 6 }),
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

function geschrieben({ besuche }: Tag): Eintrag[] {
  const { version: _version, ...nichtAntreffen } = schritte.nichtAntreffen.angaben
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
        ({ eintragId: `${b}.${i}`, hausbesuchId: `${b}`, art, am: um(b * 60 + i * 10), gesehen: 1, angaben: angaben[art] }) as Eintrag,
    ),
  )
}

// Made once: working out wall time in Berlin takes longer than all the rest.
const besuch = geplant()
const neuerServer = ({ besuche }: Tag) => {
  const server = baueServer(besuche.map((_, b) => ({ ...besuch, id: `${b}` })))
  for (const [b, { abgesagt }] of besuche.entries()) if (abgesagt) server.sageAb(`${b}`)
  return server
}

const idsVon = (liste: readonly Wartender[]): string[] => liste.map(({ eintrag }) => eintrag.eintragId)

describe('A day without network', () => {
  it('arrives whole and once, and as over a perfect network, whatever the network does', { timeout: 60_000 }, () => {
    let verloren = 0
    fc.assert(
      fc.property(tag, (einTag) => {
        const eintraege = geschrieben(einTag)
        const perfekt = neuerServer(einTag)
        const erwartet = eintraege.flatMap((eintrag) => perfekt.send([eintrag]))

        const server = neuerServer(einTag)
        const spaet: Eintrag[][] = []
        const offen = [...eintraege]
        let kept: Wartender[] = []
        const schreibe = (anzahl: number) => {
          kept = [...kept, ...offen.splice(0, anzahl).map((eintrag) => ({ eintrag, gesendet: false, antwort: null }))]
        }
        for (const was of einTag.ablauf) {
          const vorher = idsVon(kept)
          if (was === 'SCHREIBT') schreibe(1)
          else kept = versuche(server, { kept, stoerung: was, spaet })
          // What leaves the device has arrived.
          const nochDa = new Set(idsVon(kept))
          verloren += vorher.filter((id) => !nochDa.has(id) && !server.aufgenommen.includes(id)).length
        }
        schreibe(offen.length)
        // In the end the network holds, and what was held up on the way comes last of all.
        while (naechstesPaket(kept).length > 0) kept = versuche(server, { kept, stoerung: 'GUT', spaet })
        for (const altes of spaet) server.send(altes)

        expect(verloren).toBe(0)
        expect(server.aufgenommen).toEqual(eintraege.map(({ eintragId }) => eintragId))
        expect(server.stand()).toEqual(perfekt.stand())
        expect(idsVon(kept)).toEqual(erwartet.filter(({ ergebnis }) => ergebnis === 'KONFLIKT').map(({ eintragId }) => eintragId))
      }),
      { numRuns: 500, seed: 20261119 },
    )
  })

  it('is sent in packages of fifty', () => {
    const eines = { hausbesuchId: '0', art: 'losfahren', am: um(0), gesehen: 1, angaben: {} } as const
    const viele = Array.from({ length: 120 }, (_, i): Wartender => ({
      eintrag: { ...eines, eintragId: `${i}` },
      gesendet: false,
      antwort: null,
    }))
    expect(naechstesPaket(viele).map(({ eintragId }) => eintragId)).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`))
  })
})
