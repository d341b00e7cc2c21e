import { describe, expect, it } from 'vitest'
import { geplant, inStatus } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { emptyBlatt } from './blatt.document.ts'
import {
  type DocumentedVisit,
  compareNachweise,
  composeLeistungsnachweis,
  monthOf,
  signLock,
  unterschriftStandOf,
} from './leistungsnachweis.ts'
import { unterschriftAngaben } from './leistungsnachweis.contract.ts'

const insulin = { code: null, bezeichnung: 'Insulin', quelle: 'HKP', sollMinuten: 5, erbracht: true, grundNichtErbracht: null } as const
const waschen = { ...insulin, bezeichnung: 'Waschen', quelle: 'SGB_XI' } as const
const done = (besuch: Hausbesuch) => ({
  besuch: { ...besuch, leistungen: [insulin, waschen] },
  blatt: { ...emptyBlatt(2), leistungen: [true, true].map((erbracht) => ({ erbracht, grund: null })) },
  abgeschlossen: true,
  name: 'Jonas',
})
const compose = (...visits: DocumentedVisit[]) => composeLeistungsnachweis(visits, '2026-11-30')

describe('the month sheet', () => {
  it('counts what was provided on each day, Behandlungspflege and Pflegeversicherung apart', () => {
    const { summen } = compose(done(inStatus('ABGESCHLOSSEN')), done(inStatus('ABGESCHLOSSEN')))
    expect(summen.map(({ bezeichnung, quelle, tage }) => [bezeichnung, quelle, tage.length])).toEqual([
      ['Insulin', 'HKP', 2],
      ['Waschen', 'SGB_XI', 2],
    ])
  })

  it('counts nothing of a visit that did not take place, also where its sheet was begun and closed with it', () => {
    const { besuche, summen, offene } = compose(done(inStatus('NICHT_ANGETROFFEN')), done(inStatus('ABGESAGT')))
    expect([besuche, summen, offene]).toEqual([[], [], []])
  })

  it('names the visits up to today that nobody has documented, and those of tomorrow not yet', () => {
    const open = { besuch: geplant(), blatt: null, abgeschlossen: false, name: null }
    expect(compose(open).offene).toHaveLength(1)
    expect(composeLeistungsnachweis([open], '2026-11-18').offene).toEqual([])
  })

  it('goes from the first to the last day of the month, also in February', () => {
    expect(monthOf('2028-02-10')).toEqual({ von: '2028-02-01', bis: '2028-02-29' })
  })
})

describe('a month sheet that was signed', () => {
  const first = done(inStatus('ABGESCHLOSSEN'))
  const other = (id: string, rest: Partial<Hausbesuch> = {}) => done({ ...inStatus('ABGESCHLOSSEN'), id, nummer: `H-${id}`, ...rest })
  const besuche = (...visits: DocumentedVisit[]) => compose(...visits).besuche

  it('says of each visit what is no longer as it was signed', () => {
    const nachtrag = { personId: 'p', name: 'Jonas', am: '2026-11-19T08:00:00Z', text: 'Uhrzeit war 8:10' }
    const signed = besuche(first, other('1'), other('2'), other('3'))
    const later = { ...other('1'), name: 'Mara' }
    const now = besuche(first, later, other('2', { nachtraege: [nachtrag] }), other('4'))
    expect(compareNachweise(signed, now).map(({ nummer, art }) => `${nummer} ${art}`)).toEqual([
      'H-1 PERSON',
      'H-2 NACHTRAG',
      'H-3 ENTFALLEN',
      'H-4 HINZU',
    ])
    expect(compareNachweise(signed, signed)).toEqual([])
  })

  it('says that times and services are others', () => {
    const now = { ...first, besuch: { ...first.besuch, ende: '2026-11-18T09:59:00Z', leistungen: [insulin] } }
    expect(compareNachweise(besuche(first), besuche(now)).map(({ art }) => art)).toEqual(['ZEITEN', 'LEISTUNGEN'])
  })

  it('needs another signature once something else counts, and tells a signature from a reason', () => {
    expect(unterschriftStandOf(null, 'a')).toBe('FEHLT')
    expect(unterschriftStandOf({ stand: 'a', art: 'KLIENT' }, 'a')).toBe('UNTERSCHRIEBEN')
    expect(unterschriftStandOf({ stand: 'a', art: 'KEINE' }, 'a')).toBe('BEGRUENDET')
    expect(unterschriftStandOf({ stand: 'a', art: 'KLIENT' }, 'b')).toBe('GEAENDERT')
    expect(unterschriftStandOf({ stand: 'a', art: 'KLIENT' }, null)).toBe('GEAENDERT')
  })

  it('is signed only when it says something, and all of it', () => {
    expect(signLock({ besuche: [], vollstaendig: true })).toBe('dokumentation.nachweis_leer')
    expect(signLock({ besuche: [1], vollstaendig: false })).toBe('dokumentation.nachweis_gekuerzt')
    expect(signLock({ besuche: [1], vollstaendig: true })).toBeNull()
  })

  it.each([
    ['a Klient needs a drawing', { art: 'KLIENT', unterschrift: null }, ['unterschrift']],
    ['a representative needs a name as well', { art: 'BETREUER', unterschrift: 'M 1 1' }, ['name']],
    ['whoever could not sign needs a reason and has no drawing', { art: 'KEINE', unterschrift: 'M 1 1' }, ['grund', 'unterschrift']],
    ['a reason beside a signature is a mistake', { art: 'KLIENT', unterschrift: 'M 1 1', grund: 'Zittern' }, ['grund']],
    ['a relative with a name and a drawing signs', { art: 'ANGEHOERIGE', unterschrift: 'M 1 1', name: 'Ute Rami' }, []],
  ])('%s', (_title, said, wrong) => {
    const body = { tag: '2026-11-01', stand: 'a', fassung: 0, name: null, grund: null, ...said }
    const { error } = unterschriftAngaben.safeParse(body)
    expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong)
  })
})
