import { describe, expect, it } from 'vitest'
import { listRequestRows } from './anfragen.ts'
import { arzt, entwurf, organisation, pflege, positionInput, type Welt, welt, verordnung } from './bestellung.fixtures.ts'
import { findLastPrescribed } from './lastVerordnung.ts'
import { type Names, viewOf } from './view.ts'

const klient = (allergien: string | null): NonNullable<Names['klient']> => ({
  id: 'klient-1',
  vorname: 'Erika',
  nachname: 'Engel',
  geburtsdatum: '1940-01-01',
  kvnr: null,
  krankenkasse: null,
  adresse: null,
  telefon: null,
  allergien,
  status: 'AKTIV',
  einwilligungen: [],
  akteGeloescht: null,
})
const house = (id: string) => ({ id, name: id, telefon: null })
const today = '2026-11-18'

type Input = Parameters<typeof positionInput>[0]
const asked = (positionen: Input[] = [{}]): Welt => {
  const w = welt(entwurf({ positionen: positionen.map(positionInput) }))
  w.run(pflege, 'senden', {})
  return w
}
const issued = (on: string, { said = {}, input = {} }: { said?: Record<string, unknown>; input?: Input } = {}): Welt => {
  const w = asked([input])
  w.run(arzt, 'verordnen', verordnung(w.ids, { ausgestelltAm: on, datumBestaetigt: true, ...said }))
  return w
}
function rowsOf(w: Welt, { before = [], allergien = null }: { before?: Welt[]; allergien?: string | null } = {}) {
  const namen = { klient: klient(allergien), pflegedienst: house('Sonnenhof'), praxis: house(organisation.ARZT), apotheke: null }
  const view = viewOf(w.bestellung, { namen, person: arzt, now: w.now })
  const earlier = before.map(({ bestellung }) => bestellung)
  const last = w.bestellung.positionen.flatMap((position) => findLastPrescribed(position, earlier, organisation.ARZT) ?? [])
  return listRequestRows([{ view, last }], today)
}
const notes = (...said: Parameters<typeof rowsOf>) => rowsOf(...said)[0]?.hinweise
const named = (bezeichnung: string): Input => ({
  produkt: { ...positionInput().produkt, pzn: null, angabeart: 'FREITEXT', bezeichnung, wirkstoff: null, wirkstaerke: null },
})
const apart = (input: Input) => rowsOf(asked([input]))[0]?.gesondert

describe('what a practice is asked to prescribe', () => {
  it('is a row for each medicine that waits for it, with what it last prescribed', () => {
    const [row, ...others] = rowsOf(asked(), { before: [issued('2026-09-10')] })
    expect(others).toEqual([])
    expect(row).toMatchObject({ hinweise: [], gesondert: null, zuletzt: { am: '2026-09-10', arzt: 'Dr. Weber', zurueckgezogen: false } })
    expect(row?.uebergaenge).toMatchObject({ verordnen: true, arztAblehnen: true })
  })

  it('leaves out what is decided, and what waits for the answer to a question', () => {
    const w = asked([{}, named('Torasemid 10 mg')])
    const [first, second] = w.ids
    w.run(arzt, 'rueckfrageStellen', { positionIds: [first], an: 'PFLEGE', text: 'Blutdruck?', privat: false })
    expect(rowsOf(w).map(({ id }) => id)).toEqual([second])
    expect(rowsOf(issued(today))).toEqual([])
  })

  it('names what has to be looked at before', () => {
    expect(notes(asked())).toEqual(['ERSTMALS'])
    expect(notes(asked(), { before: [issued('2026-11-12')] })).toEqual(['DOPPELT'])
    expect(notes(asked(), { before: [issued('2026-11-10')] })).toEqual([])
    expect(notes(asked([{ aenderungZuBisher: 'jetzt 10 mg' }]), { before: [issued('2026-09-10')] })).toEqual(['GEAENDERT'])
    expect(notes(asked([{ autIdemWunsch: 'Verträgt nur dieses' }]), { before: [issued('2026-09-10')] })).toEqual(['AUT_IDEM'])
    expect(notes(asked(), { before: [issued('2026-09-10')], allergien: 'ACE-Hemmer' })).toEqual(['ALLERGIE'])
    expect(notes(asked(), { before: [issued('2026-09-10')], allergien: 'Penicillin' })).toEqual([])
  })

  it('says that the dose or the strength is another one than was prescribed', () => {
    const dose = (morgens: string) => ({
      schema: { morgens, mittags: '0', abends: '', nachts: '' },
      text: null,
      lautMedikationsplan: false,
    })
    const before = [issued('2026-09-10', { input: { dosierung: dose('1') } })]
    expect(notes(asked([{ dosierung: dose('1') }]), { before })).toEqual([])
    expect(notes(asked([{ dosierung: dose('2') }]), { before })).toEqual(['GEAENDERT'])
    const produkt = { ...positionInput().produkt, pzn: null, bezeichnung: 'Ramipril 2,5 mg', wirkstaerke: '2,5 mg' }
    const changed = issued('2026-09-10', { said: { aenderung: { produkt, menge: 1, dosierung: null, grund: 'Blutdruck' } } })
    expect(rowsOf(asked(), { before: [changed] })[0]).toMatchObject({ hinweise: ['GEAENDERT'], zuletzt: { grund: 'Blutdruck' } })
  })

  it('knows a prescription that was taken back as none, and the same medicine twice as a duplicate', () => {
    const taken = issued('2026-11-17')
    taken.run(arzt, 'rezeptZurueckziehen', { positionIds: taken.ids, grund: 'falsche Person' })
    expect(notes(asked(), { before: [taken] })).toEqual(['ERSTMALS'])
    expect(rowsOf(asked([{}, {}]), { before: [issued('2026-09-10')] }).map(({ hinweise }) => hinweise)).toEqual([['DOPPELT'], ['DOPPELT']])
  })

  it('keeps apart what has a form of its own, or about which something has to be said', () => {
    expect(apart({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 14 })).toBe('BTM')
    expect(apart(named('Unbekannte Tropfen'))).toBe('BTM_OFFEN')
    expect(apart({ rezeptart: 'MUSTER16' })).toBe('PAPIER')
    expect(apart(named('Isotretinoin 20 mg Kapseln'))).toBe('RETINOID')
    expect(apart({ mvoGewuenscht: true })).toBe('MVO')
    expect(apart({ rezeptart: 'EREZEPT_PRIVAT' })).toBeNull()
  })
})
