import { describe, expect, it } from 'vitest'
import { endStatus } from './hausbesuch.ts'
import { walkBesuche } from './randomWalk.fixtures.ts'
import { transitions } from './transitions.ts'

describe('on every way that people, the clock and a change in the life of the Klient can take a visit', () => {
  const faults: string[] = []
  const seen = new Set<string>()
  const ends = new Set<string>()
  const steps = walkBesuche(2500, 20261126, (found, weg, { besuch, neu, klientStatus }) => {
    faults.push(...found.map((fault) => `${fault} after ${weg}`))
    seen.add(neu?.art ?? '')
    if (endStatus.includes(besuch.status)) ends.add(`${besuch.status} ${klientStatus}`)
  })

  it('nothing stands there that must not be', () => {
    expect(faults).toEqual([])
    expect(steps).toBeGreaterThan(5000)
  })

  it('every step is met, and every end of the living and the dead', () => {
    expect(Object.keys(transitions).filter((art) => !seen.has(art))).toEqual([])
    expect(ends).toContain('ABGESAGT VERSTORBEN')
    expect(ends).toContain('ABGESCHLOSSEN AKTIV')
  })
})
