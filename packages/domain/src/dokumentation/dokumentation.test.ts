import { describe, expect, it } from 'vitest'
import { brandt, fremder, geplant, inStatus, now, jonas, lange, nach, sabine, steps, weber } from '../hausbesuch/hausbesuch.fixtures.ts'
import { seenBy } from '../shared/document.ts'
import { entscheidSperre } from './anordnung.policy.ts'
import { type Blatt, blattDocument, emptyBlatt } from './blatt.document.ts'
import { abschlussOf, besuchstagOf, missingForAbschluss, changedTeile, checkBlatt, impossibleTimes } from './dokumentation.decider.ts'
import { blattReader, maySendAlong, schreibSperre } from './dokumentation.policy.ts'

const full = (rest: Partial<Blatt> = {}): Blatt => ({ ...emptyBlatt(0), ergebnis: 'Wohlauf', handzeichen: 'M 1 1 L 2 2', ...rest })
const anordnung = (rest: Partial<Blatt['anordnungen'][number]> = {}): Blatt['anordnungen'][number] => ({
  id: 'a',
  praxisId: 'arzt',
  arzt: 'Dr. Weber',
  weg: 'TELEFONISCH',
  am: now,
  wortlaut: 'Heute 5 mg mehr',
  vorgelesen: true,
  ...rest,
})

describe('who reads what of a sheet', () => {
  const besuch = { ...inStatus('ABGESCHLOSSEN'), praxisId: 'arzt', apothekeId: 'apotheke' }
  const vonPflege = { organisationId: 'pflege', abgeschlossen: true }
  it.each([
    ['the own nurse', jonas, vonPflege, 'HAUS'],
    ['the head of the own house', sabine, { ...vonPflege, abgeschlossen: false }, 'HAUS'],
    ['the doctor of the visit', weber, vonPflege, 'PRAXIS'],
    ['the head of that practice', lange, vonPflege, 'PRAXIS'],
    ['the doctor, while it is a draft', weber, { ...vonPflege, abgeschlossen: false }, null],
    ['the pharmacy of the visit', brandt, vonPflege, 'BETEILIGTE'],
    ['the nursing service, of what the doctor wrote', jonas, { organisationId: 'arzt', abgeschlossen: true }, 'BETEILIGTE'],
    ['another practice', fremder, vonPflege, null],
    ['anybody, before there is one', jonas, null, null],
  ] as const)('%s', (_wer, person, stand, reader) => {
    expect(blattReader(person, besuch, stand)).toBe(reader)
  })

  it('the practice reads the vital signs and the result, other houses the result, and nobody else the rest', () => {
    const seen = (reader: string) =>
      Object.keys(blattDocument).filter((name) => seenBy(blattDocument, full(), reader)[name as keyof Blatt] !== null)
    expect(seen('PRAXIS')).toEqual(['vitalwerte', 'ergebnis'])
    expect(seen('BETEILIGTE')).toEqual(['ergebnis'])
  })
})

describe('who sends measured values along with the question for a doctor', () => {
  const frage = inStatus('ANGEFRAGT')
  it('is the nursing service of the Klient, until the visit is over', () => {
    expect([jonas, sabine].map((person) => maySendAlong(person, frage))).toEqual([true, true])
    expect([weber, lange, brandt, { ...jonas, organisationId: 'andere' }].some((person) => maySendAlong(person, frage))).toBe(false)
    for (const status of ['GEPLANT', 'UNTERWEGS', 'BEGONNEN'] as const) expect(maySendAlong(jonas, { ...frage, status })).toBe(true)
    for (const status of ['ABGESCHLOSSEN', 'ABGELEHNT', 'ABGESAGT', 'NICHT_ANGETROFFEN'] as const)
      expect(maySendAlong(jonas, { ...frage, status })).toBe(false)
  })

  it('is nobody at a visit to which no doctor comes', () => {
    expect(maySendAlong(jonas, geplant())).toBe(false)
    expect(maySendAlong(jonas, { ...geplant(), praxisId: 'arzt' })).toBe(false)
    expect(maySendAlong(jonas, { ...frage, praxisId: null })).toBe(false)
    expect(maySendAlong(jonas, { ...frage, typ: 'GEMEINSAME_VISITE' })).toBe(true)
  })
})

describe('who writes a sheet', () => {
  const open = { organisationId: 'pflege', abgeschlossen: false }
  it('is who is at the visit, while it lasts', () => {
    expect(schreibSperre(jonas, inStatus('BEGONNEN'), null)).toBeNull()
    expect(schreibSperre(jonas, inStatus('BEGONNEN'), open)).toBeNull()
    expect(schreibSperre(sabine, inStatus('BEGONNEN'), open)).toBe('hausbesuch.nicht_zugewiesen')
    expect(schreibSperre(jonas, inStatus('GEPLANT'), null)).toBe('hausbesuch.falscher_status')
    expect(schreibSperre(weber, inStatus('BEGONNEN'), null)).toBe('hausbesuch.nicht_deine_rolle')
    expect(schreibSperre(jonas, inStatus('BEGONNEN'), { ...open, abgeschlossen: true })).toBe('dokumentation.abgeschlossen')
    expect(schreibSperre(jonas, inStatus('BEGONNEN'), { ...open, organisationId: 'arzt' })).toBe('hausbesuch.nicht_deine_rolle')
  })
})

it.each([
  ['a doctor of the practice', { organisationId: 'arzt', istArzt: true }, 'OFFEN', null],
  ['somebody there who is no doctor', { organisationId: 'arzt', istArzt: false }, 'OFFEN', 'dokumentation.nur_arzt'],
  ['a doctor of another practice', { organisationId: 'andere', istArzt: true }, 'OFFEN', 'dokumentation.nur_arzt'],
  ['the nursing service', { organisationId: 'pflege', istArzt: false }, 'OFFEN', 'dokumentation.nur_arzt'],
  ['a doctor, the second time', { organisationId: 'arzt', istArzt: true }, 'ABGELEHNT', 'dokumentation.schon_entschieden'],
] as const)('an instruction is signed against, or not: %s', (_wer, person, stand, sperre) => {
  expect(entscheidSperre(person, { praxisId: 'arzt', stand })).toBe(sperre)
})

describe('a sheet', () => {
  it('is finished when each service, the result and the initials are there', () => {
    expect(missingForAbschluss(emptyBlatt(1), 'PFLEGEBESUCH').map(({ path }) => path)).toEqual([
      'leistungen.0.erbracht',
      'ergebnis',
      'handzeichen',
    ])
    expect(missingForAbschluss(full({ leistungen: [{ erbracht: false, grund: null }] }), 'PFLEGEBESUCH').map(({ path }) => path)).toEqual([
      'leistungen.0.grund',
    ])
    expect(abschlussOf(full({ leistungen: [{ erbracht: false, grund: 'Schlief' }] }), 'PFLEGEBESUCH')).toEqual({
      ergebnis: 'Wohlauf',
      leistungen: [{ erbracht: false, grund: 'Schlief' }],
    })
  })

  it('asks why a medicine was not given, and that an instruction was read back', () => {
    const gabe = {
      id: 'g',
      bezeichnung: 'Ramipril 5 mg',
      dosis: null,
      am: null,
      stand: 'VERWEIGERT',
      abweichung: null,
      rest: null,
    } as const
    const blatt = full({ medikation: { gestelltBis: null, gaben: [gabe] }, anordnungen: [anordnung({ vorgelesen: false })] })
    expect(missingForAbschluss(blatt, 'PFLEGEBESUCH').map(({ path }) => path)).toEqual([
      'medikation.gaben.0.abweichung',
      'anordnungen.0.vorgelesen',
    ])
    expect(() => abschlussOf(blatt, 'PFLEGEBESUCH')).toThrow('dokumentation.unvollstaendig')
  })

  it('of advice at home says whether care is ensured, what is recommended if not, and whether the Kasse may be told', () => {
    const open = (beratung: Partial<Blatt['beratung']>) =>
      missingForAbschluss(full({ beratung: { ...emptyBlatt(0).beratung, ...beratung } }), 'BERATUNGSBESUCH').map(({ path }) => path)
    expect(open({})).toEqual(['beratung.sichergestellt', 'beratung.einwilligung'])
    expect(open({ sichergestellt: 'JA', einwilligung: false })).toEqual([])
    expect(open({ sichergestellt: 'NEIN', einwilligung: true })).toEqual(['beratung.empfehlung'])
    expect(open({ sichergestellt: 'MASSNAHMEN', einwilligung: true, empfehlung: 'Haltegriff im Bad' })).toEqual([])
    expect(missingForAbschluss(full(), 'PFLEGEBESUCH')).toEqual([])
  })

  it('keeps the time of measuring, between the day of the visit and five minutes from now', () => {
    const begonnen = nach(geplant(), jonas, steps.beginnen)
    // Begun the day before it was planned for.
    const tag = besuchstagOf(begonnen)
    expect(tag).toBe('2026-11-18')
    const um = (am: string) => impossibleTimes(full({ anordnungen: [anordnung({ am })] }), { tag, now }).length
    expect([
      um('2026-11-17T22:59:59.000Z'),
      um('2026-11-17T23:00:00.000Z'),
      um('2026-11-18T09:05:00.000Z'),
      um('2026-11-18T09:05:01.000Z'),
    ]).toEqual([1, 0, 0, 1])
  })

  it('names no practice that the house does not work with', () => {
    const besuch = inStatus('BEGONNEN')
    const blatt = full({ anordnungen: [anordnung()] })
    expect(() => checkBlatt(blatt, { besuch, now, praxisIds: [], fotoIds: [] })).toThrow('dokumentation.praxis_unbekannt')
    expect(() => checkBlatt(blatt, { besuch, now, praxisIds: ['arzt'], fotoIds: [] })).not.toThrow()
    expect(() => checkBlatt(full({ leistungen: [{ erbracht: true, grund: null }] }), { besuch, now, praxisIds: [], fotoIds: [] })).toThrow(
      'hausbesuch.leistung_offen',
    )
  })

  it('tells which of its parts differ', () => {
    expect(changedTeile(full(), full({ massnahmen: 'Umgelagert', wiedervorlage: '2026-11-25' }))).toEqual(['massnahmen', 'wiedervorlage'])
  })
})
