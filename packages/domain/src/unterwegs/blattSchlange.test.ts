import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Blatt, emptyBlatt } from '../dokumentation/blatt.document.ts'
import { inStatus, jonas, context } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { BlattEntry, Entry, EntryAnswer } from './entry.contract.ts'
import { mergeBlatt } from './mergeBlatt.ts'
import { type WaitingPerson, nextPaket, continueSchlange, record } from './schlange.ts'

/** As the device marks what has left it. */
const asSent = (schlange: readonly WaitingPerson[], ids: readonly string[]): WaitingPerson[] =>
  schlange.map((one) => (ids.includes(one.eintrag.eintragId) ? { ...one, gesendet: true } : one))

const am = '2026-11-18T09:00:00.000Z'
const idOf = (who: 'a' | 'b', nr: number) => `0190a000-0000-7000-8000-${who}${String(nr).padStart(11, '0')}`
const puls = (id: string): Blatt['vitalwerte'][number] => ({
  id,
  art: 'PULS',
  wert: 70,
  wert2: null,
  am,
  ort: null,
  geraet: null,
  bemerkung: null,
})

function buildHaus() {
  const besuch = inStatus('BEGONNEN')
  const staende: Blatt[] = [emptyBlatt(0)]
  const known = new Map<string, { version: number; blatt: Blatt }>()
  const jetziger = () => staende.at(-1) ?? emptyBlatt(0)

  function take(eintrag: BlattEntry): EntryAnswer {
    const { eintragId, angaben } = eintrag
    const answer = { eintragId, nachgereicht: false, felder: [], code: null }
    if (known.has(eintragId)) return { ...answer, ergebnis: 'SCHON_DA' }
    const voriger = known.get(angaben.nach ?? '')
    const seen = staende[angaben.blattVersion] ?? emptyBlatt(0)
    const basis = voriger !== undefined && voriger.version > angaben.blattVersion ? voriger.blatt : seen
    const zusammen = mergeBlatt(
      { besuch, eintrag, fremde: [], umstaende: context(jonas) },
      {
        stand: { organisationId: 'pflege', abgeschlossen: false },
        basis,
        aktuell: jetziger(),
        durch: null,
        nennbares: { praxisIds: [], fotoIds: [] },
      },
    )
    if (zusammen.art !== 'UEBERNOMMEN') throw new Error(zusammen.art)
    staende.push(zusammen.blatt)
    known.set(eintragId, { version: staende.length - 1, blatt: angaben.blatt })
    return { ...answer, ergebnis: zusammen.felder.length > 0 ? 'KONFLIKT' : 'UEBERNOMMEN', felder: zusammen.felder }
  }

  return {
    send: (paket: readonly Entry[]) => paket.flatMap((entry) => (entry.art === 'dokumentieren' ? [take(entry)] : [])),
    kollegin: (nr: number) => {
      const blatt = jetziger()
      staende.push({ ...blatt, vitalwerte: [...blatt.vitalwerte, puls(idOf('b', nr))] })
    },
    stand: () => ({ blatt: jetziger(), version: staende.length - 1 }),
  }
}

const taten = [
  'MISST',
  'MISST',
  'LOESCHT',
  'SCHREIBT',
  'KOLLEGIN',
  'OEFFNET',
  'GUT',
  'HIN_VERLOREN',
  'ZURUECK_VERLOREN',
  'DOPPELT',
  'SPAET',
] as const
type Tat = (typeof taten)[number]

function buildDevice(haus: ReturnType<typeof buildHaus>) {
  let nr = 0
  let { blatt, version } = haus.stand()
  let nach: string | null = null
  let kept: WaitingPerson[] = []
  const spaet: Entry[][] = []

  function hold(neu: Blatt): void {
    blatt = neu
    nr += 1
    const eintragId = idOf('a', 100_000 + nr)
    const kopf = { eintragId, hausbesuchId: 'besuch', art: 'dokumentieren', am, gesehen: 1 } as const
    kept = continueSchlange(kept, { ...kopf, angaben: { blatt: neu, blattVersion: version, nach, ende: false } })
    nach = eintragId
  }

  function run(tat: Tat): void {
    switch (tat) {
      case 'MISST':
        nr += 1
        return hold({ ...blatt, vitalwerte: [...blatt.vitalwerte, puls(idOf('a', nr))] })
      case 'LOESCHT':
        return hold({ ...blatt, vitalwerte: blatt.vitalwerte.slice(0, -1) })
      case 'SCHREIBT':
        return hold({ ...blatt, massnahmen: `Stand ${nr}` })
      case 'KOLLEGIN':
        nr += 1
        return haus.kollegin(nr)
      case 'OEFFNET':
        // Only when nothing waits does she see the sheet of the organisation.
        if (kept.length === 0) ({ blatt, version } = haus.stand())
        return
      default:
        return send(tat)
    }
  }

  function send(wie: 'GUT' | 'HIN_VERLOREN' | 'ZURUECK_VERLOREN' | 'DOPPELT' | 'SPAET'): void {
    const paket = nextPaket(kept)
    kept = asSent(
      kept,
      paket.map(({ eintragId }) => eintragId),
    )
    if (wie === 'SPAET') spaet.push(paket)
    if (wie === 'ZURUECK_VERLOREN') haus.send(paket)
    if (wie === 'DOPPELT') haus.send(paket)
    if (wie === 'GUT' || wie === 'DOPPELT') {
      kept = record(kept, haus.send(paket))
      for (const altes of spaet.splice(0)) haus.send(altes)
    }
  }

  return { run, wartet: () => kept.filter(({ antwort }) => antwort === null).length, blatt: () => blatt, kept: () => kept }
}

describe('A sheet that is written without network', () => {
  it('arrives as it stands on the screen, joined with what a colleague wrote, whatever the network does', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...taten), { maxLength: 40 }), (ablauf) => {
        const haus = buildHaus()
        const device = buildDevice(haus)
        const derKollegin: string[] = []
        const geloescht = new Set<string>()
        for (const tat of ablauf) {
          const before = new Set([...device.blatt().vitalwerte, ...haus.stand().blatt.vitalwerte].map(({ id }) => id))
          const aufSchirm = device.blatt().vitalwerte.at(-1)?.id
          if (tat === 'LOESCHT' && aufSchirm !== undefined) geloescht.add(aufSchirm)
          device.run(tat)
          if (tat === 'KOLLEGIN')
            derKollegin.push(
              ...haus
                .stand()
                .blatt.vitalwerte.map(({ id }) => id)
                .filter((id) => !before.has(id)),
            )
        }
        while (device.wartet() > 0) device.run('GUT')
        const { blatt } = haus.stand()
        const ids = blatt.vitalwerte.map(({ id }) => id)
        const erwartet = [...device.blatt().vitalwerte.map(({ id }) => id), ...derKollegin].filter((id) => !geloescht.has(id))
        expect(ids.toSorted()).toEqual([...new Set(erwartet)].toSorted())
        expect(blatt.massnahmen).toBe(device.blatt().massnahmen)
        // Nobody has written at the same place: there is nothing to look at.
        expect(device.kept()).toEqual([])
      }),
      { numRuns: 500, seed: 20261122 },
    )
  })
})
